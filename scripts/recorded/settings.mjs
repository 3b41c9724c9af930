import { run } from '../lib/run.mjs'
import { ClearError } from '../lib/say.mjs'
import { readRecord } from './record.mjs'
import { serveRecord } from './registry.mjs'

const ASK_MS = 60_000
const SCOPE = /^@.+:registry$/

/**
 * The options that let npm find the versions of a record and no others. Serves the record.
 *
 * @param record - In place of the repository's, for tests.
 */
export async function recordedSettings(record = readRecord()) {
  const config = await npmConfig()
  const sourceOf = (name) => withSlash(config[`${name.split('/')[0]}:registry`] ?? config.registry)
  const address = await serveRecord(record, sourceOf)
  const scopes = Object.keys(config).filter((key) => SCOPE.test(key))
  return [
    ...['registry', ...scopes].map((key) => `--${key}=${address}`),
    // The files come from the registry that npm is set up with, and not from that address.
    '--replace-registry-host=never',
    `--noproxy=${[config.noproxy ?? [], '127.0.0.1'].flat().filter(Boolean).join(',')}`,
  ]
}

/** Reads the settings of npm: its registry, and registries of some scopes. */
async function npmConfig() {
  const { output } = await run({
    command: 'npm',
    args: ['config', 'list', '--json'],
    limitMs: ASK_MS,
    shell: process.platform === 'win32',
  })
  const [json] = /^\{.*^\}/ms.exec(output) ?? []
  if (json === undefined) {
    throw new ClearError(`${output.trimEnd()}\n\nnpm did not say which registry it is set up with.`)
  }
  return JSON.parse(json)
}

function withSlash(address) {
  return address.endsWith('/') ? address : `${address}/`
}
