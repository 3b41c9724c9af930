/**
 * Files that have another name in a template: packing leaves out a `.gitignore`, and a `package.json` inside a
 * package is read as a manifest of it.
 */
const NAMES: Readonly<Record<string, string>> = {
  '.gitignore': '_gitignore',
  'package.json': '_package.json',
}

/** The name in a template of a file of a site. */
export function nameInTemplate(name: string): string {
  return NAMES[name] ?? name
}

/** The name in a site of a file of a template. */
export function nameInSite(name: string): string {
  return Object.keys(NAMES).find((key) => NAMES[key] === name) ?? name
}
