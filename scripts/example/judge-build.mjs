const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** Everything that Vite prints without warnings. */
const EXPECTED = [
  /^vite v[\d.]+ building .+$/,
  /^transforming.*$/,
  /^✓ \d+ modules transformed\.$/,
  /^rendering chunks.*$/,
  /^computing gzip size.*$/,
  /^dist\/\S+ +[\d.,]+ [kM]?B( │ gzip: +[\d.,]+ kB)?$/,
  /^✓ built in [\d.]+m?s$/,
]

/** @returns The lines of a build's output that are none of the usual ones: it has a complaint. */
export function complaintsIn(output) {
  return output
    .replace(COLORS, '')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !EXPECTED.some((pattern) => pattern.test(line)))
}
