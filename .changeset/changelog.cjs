const COMMITS = 'https://github.com/latchkey-wallet/latchkey/commit/'

/**
 * How `changeset version` writes the changelogs: each change with its commit, and the packages of ours that came
 * along in one line, where the usual form has a line for each of their changes.
 */
module.exports = {
  /** One change: its text, with further lines indented, and a link to the commit that brought it. */
  async getReleaseLine({ summary, commit }) {
    const [first, ...others] = summary.trim().split('\n')
    const link = commit ? ` ([${commit.slice(0, 7)}](${COMMITS}${commit}))` : ''
    // The link stands behind the first paragraph's only line; texts of several lines keep it at their top.
    const lines = [`- ${first}${link}`, ...others.map((line) => (line === '' ? '' : `  ${line}`))]
    return lines.join('\n')
  },

  /** The packages of ours that this one asks for in a higher version now; nothing where there are none. */
  async getDependencyReleaseLine(_changesets, updated) {
    const names = updated.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`)
    return names.length === 0 ? '' : `- Came with ${names.join(', ')}.`
  },
}
