/** A certificate for 127.0.0.1 that nobody has signed but itself, made here so that no machine needs openssl. */
import forge from 'node-forge';
import { lazily } from '../../generator/source/remembered.js';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** How long it is valid, and since when, in milliseconds: clocks differ a little. */
const day = 86_400_000;

/** As the standard of certificates numbers them. */
const kinds = { dns: 2, address: 7 } as const;

function alternative(name: string): object {
  const [kind, value] = name.split(':');
  return kind === 'IP' ? { type: kinds.address, ip: value } : { type: kinds.dns, value };
}

/** Shared by all certificates of a worker, because making a pair is slow. */
const keyPair = lazily(() => forge.pki.rsa.generateKeyPair(2048));

/** Valid for 127.0.0.1 and localhost, or for the names that are given, such as `DNS:elsewhere.example`. */
export function selfSigned(names = 'DNS:localhost,IP:127.0.0.1'): Certificate {
  const { privateKey, publicKey } = keyPair();
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.now() - day);
  certificate.validity.notAfter = new Date(Date.now() + day);
  const subject = [{ name: 'commonName', value: 'localhost' }];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  const altNames = names.split(',').map(alternative);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames },
  ]);
  certificate.sign(privateKey, forge.md.sha256.create());
  return { key: forge.pki.privateKeyToPem(privateKey), cert: forge.pki.certificateToPem(certificate) };
}
