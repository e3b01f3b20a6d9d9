import { drugTitleOf } from './drugs';
import type { Drug, Provider } from './profile';

/** By the name, else by specialty or address: nothing saved is without a label. */
export const providerNameOf = ({ providerName, specialty, providerAddress }: Provider): string =>
  providerName ?? specialty ?? providerAddress ?? '';

/** What items are called among each other: each with as many of its details as tell it apart; else with a number. */
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

/** Names that tell saved drugs apart: with the dosage, where that is not enough with a number. */
export const drugNamesOf = (drugs: readonly Drug[]): string[] =>
  apart(drugs.map((drug) => [drugTitleOf(drug)]));

/** On plan cards the name alone, where it is enough (PLANS-31). */
export function drugNamesOnCardOf(drugs: readonly Drug[]): string[] {
  const names = drugs.map(({ drugName, drugDosage }) => drugName ?? drugDosage ?? '');
  const apartNames = drugNamesOf(drugs);
  return names.map((name, index) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : (apartNames[index] ?? name),
  );
}

/** Names that tell saved providers apart: with the address, where that is not enough with the specialty. */
export const providerNamesOf = (providers: readonly Provider[]): string[] =>
  apart(
    providers.map((provider) => [providerNameOf(provider), provider.providerAddress, provider.specialty]),
  );
