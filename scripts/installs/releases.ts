/** The releases of Node to try: one of each line, and the oldest that the project supports. */

export interface Release {
  readonly node: string;
  /** The npm of its time. npm 12 runs only the install scripts that package.json allows. */
  readonly npm: string;
}

export const releases: readonly Release[] = [
  { node: '20.19.0', npm: '10.8.2' },
  { node: '22.23.3', npm: '10.9.9' },
  { node: '24.21.0', npm: '11.21.2' },
  { node: '26.10.0', npm: '12.2.0' },
];
