import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LEFT_BEHIND } from '../../../scripts/example/left-behind.mjs'
import { FRAMEWORKS } from '../src/frameworks.ts'
import { nameInTemplate } from '../src/template-names.ts'

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url))
const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url))

/**
 * The files of an example that no site gets: its README, its own tests, and settings of npm that
 * are stricter than ours.
 */
const OF_THE_REPOSITORY = ['README.md', 'e2e', 'playwright.config.ts', '.npmrc']

/**
 * Copies the templates of sites: a folder for each framework, `site` with the files that all of
 * them get besides, and `versions.json` with the range in which a site asks for each package of
 * ours. Run by each build, and by tests.
 *
 * @param target - The folder, which is removed first.
 */
export function copyTemplates(target: string): void {
  rmSync(target, { recursive: true, force: true })
  for (const { name, example } of FRAMEWORKS) {
    copyFolder(join(EXAMPLES, example), join(target, name))
  }
  copyFolder(fileURLToPath(new URL('../site/', import.meta.url)), join(target, 'site'), [])
  writeFileSync(join(target, 'versions.json'), `${JSON.stringify(versions(), null, 2)}\n`)
}

/** In a template a `.gitignore`, which packing leaves out, and a manifest, which is no package's, have other names. */
function copyFolder(from: string, to: string, leftOut = OF_THE_REPOSITORY): void {
  for (const name of readdirSync(from).sort()) {
    if ([...LEFT_BEHIND, ...leftOut].includes(name)) continue
    const [source, path] = [join(from, name), join(to, nameInTemplate(name))]
    if (statSync(source).isDirectory()) {
      copyFolder(source, path, leftOut)
    } else {
      mkdirSync(to, { recursive: true })
      copyFileSync(source, path)
    }
  }
}

function versions(): Readonly<Record<string, string>> {
  const manifests = readdirSync(PACKAGES).map((folder) => manifestOf(join(PACKAGES, folder)))
  return Object.fromEntries(manifests.map(({ name, version }) => [name, `^${version}`]))
}

function manifestOf(folder: string): { readonly name: string; readonly version: string } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
