import { ClearError } from './say.mjs'

/**
 * Reads the words after `npm test --`.
 *
 * @param {readonly string[]} words
 * @returns Whether everything runs; whether only what changed, and compared with which revision.
 * @throws ClearError for a word that it does not know.
 */
export function readTestArguments(words) {
  const revisions = words.filter((word) => word.startsWith('--changed='))
  const known = ['--full', '--changed', ...revisions]
  const unknown = words.find((word) => !known.includes(word))
  if (unknown !== undefined) {
    throw new ClearError(`${unknown}: npm test knows --changed, --changed=<revision> and --full.`)
  }
  const isFull = words.includes('--full')
  const isChanged = words.includes('--changed') || revisions.length > 0
  if (isFull && isChanged) {
    throw new ClearError('--full runs everything, --changed what a change meets: choose one.')
  }
  const revision = revisions[0]?.slice('--changed='.length)
  if (revision === '')
    throw new ClearError('--changed= needs a revision, such as --changed=HEAD~3.')
  return { isFull, isChanged, revision }
}
