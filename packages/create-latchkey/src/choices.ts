import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { FRAMEWORKS, type Framework } from './frameworks.ts'
import { InputError } from './input-error.ts'
import { NETWORKS, type Network } from './networks.ts'

/** Everything that a site is written from. */
export interface Choices {
  /** Absolute. */
  readonly folder: string
  readonly framework: Framework
  /** In the order of the question; one of EVM at least. */
  readonly networks: readonly Network[]
  readonly projectId: string | undefined
}

/** The files that a target folder may contain: those of a repository that was just created. */
const HARMLESS = ['.git', '.DS_Store', 'Thumbs.db']
const SHOWN_FILES = 3

/**
 * The folder of a site, which is not there yet, or empty.
 *
 * @param workingFolder - What a relative path begins at.
 * @throws InputError
 */
export function chooseFolder(path: string, workingFolder: string): string {
  const trimmed = path.trim()
  if (trimmed === '') throw new InputError('The site needs a folder, such as my-site.')
  const folder = resolve(workingFolder, trimmed)
  if (!existsSync(folder)) return folder
  if (!statSync(folder).isDirectory()) {
    throw new InputError(`"${trimmed}" is a file. Choose another folder for the site.`)
  }
  const found = readdirSync(folder).filter((name) => !HARMLESS.includes(name))
  if (found.length === 0) return folder
  const more = found.length > SHOWN_FILES ? ', …' : ''
  throw new InputError(
    `The folder "${trimmed}" is not empty: it contains ${found.sort().slice(0, SHOWN_FILES).join(', ')}${more}. Choose another one, or empty it.`,
  )
}

/** @throws InputError naming all frameworks. */
export function chooseFramework(name: string): Framework {
  const found = FRAMEWORKS.find((framework) => framework.name === name.trim().toLowerCase())
  if (found !== undefined) return found
  throw new InputError(`There is no framework "${name}". Possible are: ${listOf(FRAMEWORKS)}.`)
}

/**
 * @param names - As in the question; an order and repetitions have no meaning.
 * @throws InputError naming all networks.
 */
export function chooseNetworks(names: readonly string[]): readonly Network[] {
  const wanted = names.map((name) => name.trim().toLowerCase()).filter((name) => name !== '')
  const unknown = wanted.find((name) => NETWORKS.every((network) => network.name !== name))
  if (unknown !== undefined) {
    throw new InputError(`There is no network "${unknown}". Possible are: ${listOf(NETWORKS)}.`)
  }
  const networks = NETWORKS.filter(({ name }) => wanted.includes(name))
  if (networks.some(({ namespace }) => namespace === 'eip155')) return networks
  throw new InputError(
    `The page that is written signs with an EVM wallet: choose one of these at least, beside others: ${listOf(NETWORKS.filter(({ namespace }) => namespace === 'eip155'))}.`,
  )
}

/**
 * @returns Undefined where none is given.
 * @throws InputError for what can't be one: it is written into code.
 */
export function chooseProjectId(id: string): string | undefined {
  const trimmed = id.trim()
  if (trimmed === '') return undefined
  if (/^[\w-]{1,64}$/.test(trimmed)) return trimmed
  throw new InputError(
    `"${trimmed}" is no project id: it is up to 64 letters, digits, hyphens and underscores.`,
  )
}

/** The name of the site's package: that of its folder, with what npm allows. */
export function packageNameOf(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return name === '' ? 'latchkey-site' : name
}

function listOf(choices: readonly { readonly name: string }[]): string {
  return choices.map(({ name }) => name).join(', ')
}
