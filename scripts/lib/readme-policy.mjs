import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

/** @returns The content policy from the README, which sites send, on one line. */
export function readmePolicy() {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const [, policy] = /^```\n(default-src .*?)\n```$/ms.exec(readme) ?? []
  if (policy === undefined) throw new Error('The README shows no content policy')
  return policy.replaceAll('\n', ' ')
}
