import { drugTitleOf } from './drugs';
import type { Drug, Provider } from './profile';

/** The name, otherwise the specialty or address, so that every saved provider has a label. */
export const providerNameOf = ({ providerName, specialty, providerAddress }: Provider): string =>
  providerName ?? specialty ?? providerAddress ?? '';

/** Names that distinguish items: each has as many details as needed to be unique, otherwise a number. */
function apart(items: readonly (readonly (string | undefined)[])[]): string[] {
  const details = items.map((parts) => [...new Set(parts.filter(Boolean))]);
  const namesWith = (count: number) => details.map((parts) => parts.slice(0, count).join(', '));
  return details.map((parts, index) => {
    for (const count of parts.keys()) {
      const names = namesWith(count + 1);
      const name = names[index] ?? '';
      if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    }
    const names = namesWith(parts.length);
    const name = names[index] ?? '';
    return `${name} (${String(names.slice(0, index + 1).filter((other) => other === name).length)})`;
  });
}

/** Names that distinguish saved drugs: with the dosage, and with a number if that is not unique. */
export const drugNamesOf = (drugs: readonly Drug[]): string[] =>
  apart(drugs.map((drug) => [drugTitleOf(drug)]));

/** Names on plan cards: only the drug name if it is unique (PLANS-31). */
export function drugNamesOnCardOf(drugs: readonly Drug[]): string[] {
  const names = drugs.map(({ drugName, drugDosage }) => drugName ?? drugDosage ?? '');
  const apartNames = drugNamesOf(drugs);
  return names.map((name, index) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : (apartNames[index] ?? name),
  );
}

/** Names that distinguish saved providers: with the address, and with the specialty if that is not unique. */
export const providerNamesOf = (providers: readonly Provider[]): string[] =>
  apart(
    providers.map((provider) => [providerNameOf(provider), provider.providerAddress, provider.specialty]),
  );
