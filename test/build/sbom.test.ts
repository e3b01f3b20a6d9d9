import { readFileSync } from 'node:fs';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { expect } from 'chai';
import { collectPackages, toSbom } from '../../scripts/build/sbom.mjs';

interface Component {
  name: string;
  group?: string;
  version: string;
  purl: string;
  licenses: { license?: { id?: string }; expression?: string }[];
  externalReferences?: { type: string; hashes: { alg: string; content: string }[] }[];
  properties?: { name: string; value: string }[];
}

interface Bill {
  serialNumber: string;
  metadata: { component: Component; timestamp?: string };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const inPackage = (name: string, file = 'index.js'): string =>
  `${process.cwd()}/node_modules/${name}/${file}`;

/** What the plugin collects from one bundle with these modules. */
function shippedOf(file: string, modules: Record<string, number>, shipped = new Map<string, Set<string>>()) {
  const entries = Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength }]);
  collectPackages(shipped).generateBundle(undefined, {
    [file]: { type: 'chunk', fileName: file, modules: Object.fromEntries(entries) as never },
    'x.css': { type: 'asset', fileName: 'x.css' },
  });
  return shipped;
}

const REACT = { [inPackage('react')]: 9, [inPackage('react-dom')]: 9, [inPackage('scheduler')]: 9 };
const billOf = (shipped: Map<string, Set<string>>): Bill => JSON.parse(toSbom(shipped)) as Bill;

const validate = async (text: string): Promise<unknown> =>
  new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text);

describe('the bill of materials', () => {
  it('is valid CycloneDX 1.6', async () => {
    const text = toSbom(shippedOf('chunks/react-1.js', { ...REACT, [inPackage('dompurify')]: 1 }));
    expect(await validate(text)).to.equal(null);
    expect(await validate(text.replace('"library"', '"book"')), 'a wrong one').to.not.equal(null);
  });

  it('has the packages whose code is in a bundle, once each, with the files, and no others', () => {
    const shipped = shippedOf('chunks/react-1.js', {
      ...REACT,
      [`\0${inPackage('react', 'cjs/react.production.js')}?commonjs-module`]: 3,
      [inPackage('dompurify')]: 0,
      [inPackage('.cache/build', 'src/x.js')]: 5,
      [`${process.cwd()}/src/x.ts`]: 5,
    });
    shippedOf(
      'extra-help.js',
      { [inPackage('react')]: 9, [inPackage('@r2wc/react-to-web-component')]: 4 },
      shipped,
    );
    const { components } = billOf(shipped);
    expect(components.map(({ group = '', name }) => `${group}/${name}`).sort()).to.deep.equal([
      '/react',
      '/react-dom',
      '/scheduler',
      '@r2wc/react-to-web-component',
    ]);
    const react = components.find(({ name }) => name === 'react');
    expect(react?.properties?.map(({ value }) => value)).to.deep.equal(['chunks/', 'extra-help.js']);
  });

  it('has version, license and hash of each package', () => {
    const { components } = billOf(shippedOf('chunks/a.js', { ...REACT, [inPackage('dompurify')]: 1 }));
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { version: string; integrity: string }>;
    };
    for (const { name, version, externalReferences } of components) {
      const locked = packages[`node_modules/${name}`]!;
      expect(version).to.equal(locked.version);
      const [hash] = externalReferences![0]!.hashes;
      const base64 = Buffer.from(hash!.content, 'hex').toString('base64');
      expect(`sha512-${base64}`, name).to.equal(locked.integrity);
    }
    const licenses = components.map(({ name, licenses: [first] }) => [
      name,
      first?.license?.id ?? first?.expression,
    ]);
    expect(Object.fromEntries(licenses)).to.include({ react: 'MIT', dompurify: '(MPL-2.0 OR Apache-2.0)' });
  });

  it('says which package needs which', () => {
    const { dependencies, components } = billOf(shippedOf('chunks/a.js', REACT));
    const refOf = (name: string): string => components.find((one) => one.name === name)!.purl;
    const needs = (ref: string) => dependencies.find((entry) => entry.ref === ref)?.dependsOn;
    expect(needs(refOf('react-dom'))).to.deep.equal([refOf('scheduler')]);
    expect(needs(billOf(shippedOf('a.js', REACT)).metadata.component.purl)).to.have.members([
      refOf('react'),
      refOf('react-dom'),
    ]);
  });

  it('is the same for the same content, whatever the order and the time', () => {
    const reversed = Object.fromEntries(Object.entries(REACT).reverse());
    const text = toSbom(shippedOf('chunks/a.js', REACT));
    expect(toSbom(shippedOf('chunks/a.js', reversed))).to.equal(text);
    const other = billOf(shippedOf('chunks/b/a.js', { [inPackage('react')]: 1 }));
    expect(other.serialNumber).to.not.equal((JSON.parse(text) as Bill).serialNumber);
    expect(other.metadata.timestamp).to.equal(undefined);
  });

  it('has the time of the release if SOURCE_DATE_EPOCH says it', () => {
    process.env.SOURCE_DATE_EPOCH = '1764000000';
    try {
      expect(billOf(shippedOf('a.js', REACT)).metadata.timestamp).to.equal('2025-11-24T16:00:00.000Z');
    } finally {
      delete process.env.SOURCE_DATE_EPOCH;
    }
  });
});
