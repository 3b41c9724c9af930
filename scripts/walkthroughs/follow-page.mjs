import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'
import { ClearError } from '../lib/say.mjs'
import { changeManifest, packedFiles, runInSite } from '../lib/site.mjs'
import { npmInstall, npmUninstall } from '../packed/npm.mjs'
import { locksFolder } from '../recorded/mode.mjs'
import { applyChanges, readPage } from './read-page.mjs'

const NPM = /^npm (?<verb>install|uninstall)(?<isDev> --save-dev)? (?<names>[^-].*)$/

/**
 * Does in a site's folder what a page says, step by step.
 *
 * @param place - The site's `folder`; `packed`, the folder with the packed files; and `env`, what commands
 *   find in their environment.
 * @param page - Path below the repository's folder.
 * @returns What each command printed, by the command.
 * @throws ClearError naming the page and the step that can't be done.
 */
export async function followPage(place, page) {
  const outputs = {}
  for (const step of readPage(readFileSync(join(ROOT, page), 'utf8'))) {
    try {
      if (step.kind === 'run') outputs[step.command] = await perform(place, step)
      else edit(place.folder, step)
    } catch (error) {
      throw new ClearError(`${page}: ${step.command ?? step.path}: ${error.message}`)
    }
  }
  return outputs
}

function edit(folder, { kind, path, code, changes }) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, kind === 'write' ? code : applyChanges(readFileSync(file, 'utf8'), changes))
}

async function perform({ folder, packed, env }, { command }) {
  const { verb, isDev, names } = NPM.exec(command)?.groups ?? {}
  const packages = names?.split(/\s+/) ?? []
  if (verb === 'uninstall') return npmUninstall(folder, packages)
  if (verb === 'install')
    return npmInstall(folder, provideOurs({ folder, packed, isDev }, packages))
  // In a site that is only resolved, no program is there.
  return locksFolder() === undefined ? runInSite(folder, command, env) : ''
}

/**
 * Writes those packages that are ours into a site's manifest, as packed files, and lets what these depend
 * on be found in the same way.
 *
 * @returns What npm is to install besides.
 */
function provideOurs({ folder, packed, isDev }, packages) {
  const ours = packedFiles(packed)
  const table = isDev ? 'devDependencies' : 'dependencies'
  const named = Object.entries(ours).filter(([name]) => packages.includes(name))
  changeManifest(folder, (manifest) => ({
    ...manifest,
    [table]: { ...manifest[table], ...Object.fromEntries(named) },
    overrides: ours,
  }))
  const others = packages.filter((name) => ours[name] === undefined)
  return isDev && others.length > 0 ? ['--save-dev', ...others] : others
}
