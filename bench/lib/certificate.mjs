/** A certificate for one run, signed with its own key, so that browsers use HTTP/2 with the bench. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto';

const lengthOf = (bytes) => {
  if (bytes.length < 128) return [bytes.length];
  return bytes.length < 256 ? [0x81, bytes.length] : [0x82, bytes.length >> 8, bytes.length & 255];
};

/** Encodes a value in DER, the format of certificates. */
function der(tag, ...parts) {
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from([tag, ...lengthOf(bytes)]), bytes]);
}

const integer = (value) => der(0x02, [value]);
const sequence = (...parts) => der(0x30, ...parts);
const time = (date) => der(0x17, `${date.toISOString().replace(/\D/g, '').slice(2, 14)}Z`);

const COMMON_NAME = der(0x06, [0x55, 0x04, 0x03]);
const ECDSA_WITH_SHA256 = sequence(der(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]));
const DAY_MS = 86_400_000;

/** @returns `key` and `cert` for a server, and the Chromium flag that trusts only this key */
export function makeCertificate() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicBytes = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, 'localhost'))));
  const validity = sequence(time(new Date(Date.now() - DAY_MS)), time(new Date(Date.now() + DAY_MS)));
  const content = sequence(integer(1), ECDSA_WITH_SHA256, name, validity, name, publicBytes);
  const signature = der(0x03, [0], sign('sha256', content, privateKey));
  const certificate = sequence(content, ECDSA_WITH_SHA256, signature);
  const digest = createHash('sha256').update(publicBytes).digest('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    flag: `--ignore-certificate-errors-spki-list=${digest}`,
  };
}
