/**
 * @typedef {object} Name
 * @property {string} code - How it is declared.
 * @property {Readonly<Record<string, string>>} members - How each of its members is.
 * @property {boolean} isOwn - Whether the package of the entry declares it.
 *
 * @typedef {object} Change
 * @property {string} package
 * @property {string} door - The entry, such as `@latchkey/core/contract`.
 * @property {string} name
 * @property {'added' | 'removed' | 'changed'} what
 * @property {readonly string[]} members - Those that were added, removed or changed, with a sign: `+a`, `-b`, `~c`.
 */

/**
 * Compares the public names of all entries.
 *
 * @param base - As `readApi` reads it, before the change.
 * @param head - After it.
 * @returns {readonly Change[]} A name that an entry only passes on counts as changed where it is
 *   declared.
 */
export function diffApi(base, head) {
  const doors = [...new Set([...Object.keys(base), ...Object.keys(head)])].sort()
  return doors.flatMap((door) => {
    const before = base[door]?.names ?? {}
    const after = head[door]?.names ?? {}
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
    const owner = (head[door] ?? base[door]).package
    return names.flatMap((name) =>
      changeOf(before[name], after[name]).map((change) => ({
        package: owner,
        door,
        name,
        ...change,
      })),
    )
  })
}

function changeOf(before, after) {
  if (before === undefined) return [{ what: 'added', members: [] }]
  if (after === undefined) return [{ what: 'removed', members: [] }]
  if (before.code === after.code || !after.isOwn) return []
  return [{ what: 'changed', members: changedMembers(before.members, after.members) }]
}

function changedMembers(before, after) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => `${signOf(before[name], after[name])}${name}`)
}

function signOf(before, after) {
  if (before === undefined) return '+'
  return after === undefined ? '-' : '~'
}

/**
 * Names that were removed or changed and that no changeset of their package names. What was added needs none here:
 * whether a visitor or a developer notices it is for the author to say.
 *
 * @param {readonly Change[]} changes
 * @param changesets - Those that the change brings, as `readChangeset` gives them.
 * @returns A sentence each.
 */
export function unnamedChanges(changes, changesets) {
  const unnamed = changes
    .filter(({ what }) => what !== 'added')
    .filter((change) => !changesets.some((changeset) => isNamedIn(changeset, change)))
  return unnamed.map(
    ({ package: owner, door, name, what }) =>
      `\`${name}\` of \`${door}\` was ${what}: a changeset of \`${owner}\` has to name it.`,
  )
}

function isNamedIn({ steps, summary }, { package: owner, name, members }) {
  if (steps[owner] === undefined) return false
  const words = [name, ...members.map((member) => member.slice(1))]
  return words.some((word) => new RegExp(`(?<![\\w$])${escaped(word)}(?![\\w$])`).test(summary))
}

function escaped(text) {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
