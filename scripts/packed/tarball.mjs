import { mkdirSync } from 'node:fs'
import { run } from '../lib/run.mjs'

const TAR_MS = 60_000

/** @returns The paths inside a packed file, without the folder that all of them share, sorted. */
export async function listTarball(path) {
  const output = await tar(['-tzf', path])
  return output
    .trim()
    .split(/\r?\n/)
    .map((line) => line.replace(/^package\//, ''))
    .sort()
}

/** @returns The text of one file inside. */
export function readFromTarball(path, name) {
  return tar(['-xzOf', path, `package/${name}`])
}

/** Unpacks into a folder, which is made. */
export async function unpackTarball(path, folder) {
  mkdirSync(folder, { recursive: true })
  await tar(['-xzf', path, '-C', folder, '--strip-components=1'])
}

async function tar(args) {
  const { code, output } = await run({ command: 'tar', args, limitMs: TAR_MS })
  if (code !== 0) throw new Error(`tar ${args.join(' ')}: ${output}`)
  return output
}
