import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'tsdown'
import { licenceText } from './scripts/licences/licence-text.mjs'
import { isPermissive } from './scripts/packed/permissive.mjs'

/** A package whose code is in our files. */
interface Bundled {
  readonly name: string
  readonly version: string
  readonly licence: unknown
  readonly texts: readonly string[]
}

/** Beside the built files; a manifest that has it lists it under `files`. */
const NOTICES = 'THIRD-PARTY-LICENSES.txt'

/** The folder of the innermost package that a module lies in, and the package's name. */
const PACKAGE = /^(?<folder>.*[\\/]node_modules[\\/](?<name>(?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i

/**
 * Writes the licences of all code of others that a build has inside into one file, as these ask; no file where there
 * is none. The build fails for a package that asks for more than that, and for one whose licence has no text.
 */
export function writeNotices(): Rolldown.Plugin {
  return {
    name: 'write-notices',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const modules = chunks.flatMap(({ modules }) => Object.entries(modules))
      const folders = modules
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .flatMap(([id]) => PACKAGE.exec(id)?.groups?.['folder'] ?? [])
      const found = [...new Set(folders)].map(readPackage).sort(byName)
      const others = found.filter(({ licence }) => !isPermissive(licence))
      if (others.length > 0) {
        this.error(`Not permissive: ${others.map((each) => `${each.name} ${each.licence}`).join()}`)
      }
      const silent = found.filter(({ texts }) => texts.length === 0)
      if (silent.length > 0) {
        this.error(`Without the text of a licence: ${silent.map(({ name }) => name).join()}`)
      }
      if (found.length === 0) return
      const source = found.map(noticeOf).join('\n\n')
      this.emitFile({ type: 'asset', fileName: NOTICES, source })
    },
  }
}

function readPackage(folder: string): Bundled {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = existsSync(folder) ? readdirSync(folder) : []
  const texts = files
    .filter((file) => LICENCE_FILE.test(file) && !file.endsWith('.js'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
  const ownText = texts.length === 0 ? licenceText(manifest) : undefined
  return {
    name: manifest.name,
    version: manifest.version,
    licence: manifest.license,
    texts: ownText === undefined ? texts : [ownText],
  }
}

function byName(one: Bundled, other: Bundled): number {
  const [a, b] = [one, other].map(({ name, version }) => `${name}@${version}`)
  return a === b ? 0 : (a ?? '') < (b ?? '') ? -1 : 1
}

function noticeOf({ name, version, licence, texts }: Bundled): string {
  return [`${'='.repeat(80)}\n${name} ${version} (${licence})`, ...texts].join('\n\n')
}
