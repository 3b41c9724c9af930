import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Choices, packageNameOf } from './choices.ts'
import { editConfig } from './edit-config.ts'
import { editManifest } from './edit-manifest.ts'
import { InputError } from './input-error.ts'
import type { PackageManager } from './package-managers.ts'
import { siteReadme } from './site-readme.ts'
import { nameInSite } from './template-names.ts'

/** The port as the configuration of the site's test writes it into a command. */
const PORT = `$\{PORT}`
/** The folders that tests leave behind. */
const LEFT_BY_TESTS = 'test-results/\nplaywright-report/\n'

/**
 * Writes a site: the example of its framework with the chosen networks in it, its test, and its README.
 *
 * @param tools - `templates`, the folder that the build of this package makes; the `manager` whose commands
 *   the README shows.
 * @throws InputError
 */
export function writeSite(
  choices: Choices,
  { templates, manager }: { readonly templates: string; readonly manager: PackageManager },
): void {
  const { folder, framework, networks } = choices
  const name = packageNameOf(folder)
  makeFolder(folder)
  copyTemplate(join(templates, 'site'), folder)
  copyTemplate(join(templates, framework.name), folder)
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')))

  edit(framework.config, (text) => editConfig(text, choices))
  const versions = JSON.parse(readFileSync(join(templates, 'versions.json'), 'utf8'))
  edit('package.json', (text) =>
    jsonOf(editManifest(JSON.parse(text), { name, networks, versions })),
  )
  edit('.gitignore', (text) => `${text.trimEnd()}\n\n# tests\n${LEFT_BY_TESTS}`)
  const chainIds = networks.flatMap(({ chainId }) => chainId ?? [])
  edit('e2e/wallet.e2e.mjs', (text) => text.replace('[1, 8453]', `[${chainIds.join(', ')}]`))
  edit('playwright.config.mjs', (text) =>
    text.replace(/^const SERVE = .*$/m, () => `const SERVE = \`${framework.serve(PORT)}\``),
  )
  writeFileSync(join(folder, 'README.md'), siteReadme(choices, { name, manager }))
}

/** @throws InputError where there can be no folder: a file is in its way, or writing is not allowed. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new InputError(`The folder "${folder}" can't be made: ${why}.`)
  }
}

function copyTemplate(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    const [source, path] = [join(from, name), join(to, nameInSite(name))]
    if (statSync(source).isDirectory()) {
      mkdirSync(path, { recursive: true })
      copyTemplate(source, path)
    } else {
      cpSync(source, path)
    }
  }
}

function jsonOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
