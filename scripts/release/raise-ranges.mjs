/**
 * The manifest of an example with the ranges in which it asks for our packages raised to their versions. The examples
 * stand outside of the workspace, so `changeset version` leaves them as they are.
 *
 * @param text - Of its `package.json`.
 * @param versions - Of our packages, by name.
 */
export function raiseRanges(text, versions) {
  return text.replace(/"(@latchkey\/[a-z-]+)": "\^[^"]+"/g, (line, name) =>
    versions[name] === undefined ? line : `"${name}": "^${versions[name]}"`,
  )
}
