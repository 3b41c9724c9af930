import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'
import { publishedPackages } from '../packed/published.mjs'
import { unpackTarball } from '../packed/tarball.mjs'

/**
 * Makes a site that has every packed file installed, and beside them what they ask for, in the
 * versions of our lockfile: nothing is fetched.
 *
 * @param packed - Folder with the packed files.
 * @param site - Folder of the site, which is made.
 */
export async function assembleSite(packed, site) {
  const modules = join(site, 'node_modules')
  for (const { name, file } of publishedPackages()) {
    await unpackTarball(join(packed, file), join(modules, name))
  }
  linkOthers(modules)
}

/** The same with what was built and not packed, under the manifests that publishing would write. */
export function assembleBuiltSite(site) {
  const modules = join(site, 'node_modules')
  for (const { name, folder, manifest } of publishedPackages()) {
    const place = join(modules, name)
    cpSync(join(ROOT, folder, 'dist'), join(place, 'dist'), { recursive: true })
    const published = { ...manifest, ...manifest.publishConfig }
    writeFileSync(join(place, 'package.json'), JSON.stringify(published))
  }
  linkOthers(modules)
}

/** Links what our packages ask for, and what sites have besides. */
function linkOthers(modules) {
  for (const { name, folder } of publishedPackages()) {
    linkAll(join(ROOT, folder, 'node_modules'), modules, join(modules, name, 'node_modules'))
  }
  linkAll(join(ROOT, 'scripts', 'size', 'node_modules'), modules)
  linkAll(join(ROOT, 'node_modules'), modules)
}

/**
 * Links every package that is not there yet; ours stay the packed ones.
 *
 * @param nested - Where one goes that is there in another version, as package managers do it.
 */
function linkAll(source, modules, nested) {
  for (const name of packagesIn(source)) {
    if (name.startsWith('@latchkey/')) continue
    const link = join(modules, name)
    if (!existsSync(link)) makeLink(join(source, name), link)
    else if (nested !== undefined && !isSame(join(source, name), link)) {
      makeLink(join(source, name), join(nested, name))
    }
  }
}

function makeLink(target, link) {
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(target, link, 'junction')
}

function isSame(one, other) {
  return realpathSync(one) === realpathSync(other)
}

function packagesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`)
        : [name],
    )
}
