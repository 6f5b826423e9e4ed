/** A certificate for 127.0.0.1 that nobody has signed but itself, made by the openssl of this machine. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Valid for 127.0.0.1 and localhost, or for the names that are given, such as `DNS:elsewhere.example`. */
export function selfSigned(names = 'DNS:localhost,IP:127.0.0.1'): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${names}`];
  try {
    const flags = ['req', '-x509', ...curve, '-days', '2', ...subject, '-keyout', key, '-out', cert];
    execFileSync('openssl', flags, { stdio: 'pipe' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
