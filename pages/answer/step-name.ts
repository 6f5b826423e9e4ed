/** What people call the steps of a calculation. */

/** The name of a step in words: `costPerFoot` becomes `cost per foot`, and `loadVA` becomes `load VA`. */
export function inWords(name: string): string {
  return name
    .replace(/_/g, ' ')
    .replace(/(?<=[a-z0-9])[A-Z]+(?![a-z])/g, (letters) => ` ${letters}`)
    .replace(/(?<=[a-z0-9])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The label that the catalog gives a step, else its name in words, with a capital. */
export function stepName(name: string, labels: Readonly<Record<string, string>>): string {
  return capital(labels[name] ?? inWords(name));
}
