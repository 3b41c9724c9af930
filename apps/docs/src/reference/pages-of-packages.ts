import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicDoors } from '../../../../scripts/lib/front-doors.mjs'
import { publishedPackages } from '../../../../scripts/packed/published.mjs'
import { REPOSITORY, ROOT } from '../paths.ts'
import {
  anchorOf,
  exportedSection,
  FIRST_PACKAGE_ORDER,
  type GeneratedPage,
  prose,
  type TypeLinks,
} from './markdown.ts'
import type { Exported, TypeReader } from './read-types.ts'

/** A package with more names than this has a page for each entry. */
const MAX_NAMES = 300

/** An entry of a package, and what is described on its page. */
interface Entry {
  readonly door: string
  readonly packageName: string
  readonly page: string
  /** Declared in this package, and by no entry before. */
  readonly own: readonly Exported[]
  readonly others: readonly Exported[]
}

/** Reads every entry of every published package. */
export function readEntries(reader: TypeReader): readonly Entry[] {
  return publishedPackages().flatMap(({ name }) => {
    const shown = new Set<string>()
    const entries = publicDoors()
      .filter((door) => door.package === name)
      .map(({ door }) => {
        const exported = [...reader.exportsOf(door).values()]
        const own = exported.filter((each) => each.owner === name && !shown.has(each.name))
        for (const each of own) shown.add(each.name)
        return { door, own, others: exported.filter((each) => !own.includes(each)) }
      })
    return entries.map((entry) => ({
      ...entry,
      packageName: name,
      page: pageName(shown.size > MAX_NAMES ? entry.door : name),
    }))
  })
}

/** Creates the links to the descriptions of our types. */
export function createLinks(entries: readonly Entry[]): TypeLinks {
  const places = new Map(
    entries.flatMap(({ packageName, page, own }) =>
      own.map(({ name }) => [`${packageName} ${name}`, `./${page}.md#${anchorOf(name)}`] as const),
    ),
  )
  const find = (owner: string, name: string) => places.get(`${owner} ${name}`)
  const owners = ['@latchkey/core', '@latchkey/react', '@latchkey/ui']
  return {
    find,
    of(code) {
      const names = new Set(code.match(/\b[A-Z]\w*[a-z]\w*\b/g) ?? [])
      const links = [...names].flatMap((name) => {
        const place = owners.map((owner) => find(owner, name)).find((each) => each !== undefined)
        return place === undefined ? [] : [`[\`${name}\`](${place})`]
      })
      return links.length === 0 ? '' : `Types: ${links.join(', ')}`
    },
  }
}

/** Every name of every entry: one page per package, or per entry where there are many names. */
export function pagesOfPackages(
  entries: readonly Entry[],
  links: TypeLinks,
): readonly GeneratedPage[] {
  const names = [...new Set(entries.map(({ page }) => page))]
  return names.map((page, index) => {
    const onPage = entries.filter((entry) => entry.page === page)
    const title = titleOf(onPage)
    return {
      name: page,
      title,
      order: FIRST_PACKAGE_ORDER + index,
      description: `What ${title} exports: functions, types and their properties.`,
      text: [introductionOf(onPage), ...onPage.map((entry) => entrySection(entry, links))].join(
        '\n\n',
      ),
    }
  })
}

function titleOf([first, ...others]: readonly Entry[]): string {
  return others.length > 0 ? (first?.packageName ?? '') : (first?.door ?? '')
}

function introductionOf(entries: readonly Entry[]): string {
  const packageName = entries[0]?.packageName
  const found = publishedPackages().find(({ name }) => name === packageName)
  if (found === undefined) throw new Error(`${packageName} is not published`)
  const { folder, manifest } = found
  const readme = `[How it is used](${REPOSITORY}/tree/main/${folder}#readme).`
  const list = entries.map(({ door }) => `[\`${door}\`](#${entryAnchor(door)})`).join(', ')
  return [
    prose(manifest.description),
    [peersOf(folder), readme, entries.length > 1 ? `Entries: ${list}.` : '']
      .filter(Boolean)
      .join(' '),
  ].join('\n\n')
}

function pageName(door: string): string {
  return door.replace('@latchkey/', 'package-').replaceAll('/', '-')
}

function entryAnchor(door: string): string {
  return `entry-${anchorOf(door)}`
}

function peersOf(folder: string): string {
  const { peerDependencies = {} } = JSON.parse(
    readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
  )
  const peers = Object.entries<string>(peerDependencies)
  const list = peers.map(([name, range]) => `\`${name}\` \`${range}\``)
  return list.length === 0 ? '' : `A site installs beside it what it uses of ${list.join(', ')}.`
}

function entrySection({ door, own, others, packageName }: Entry, links: TypeLinks): string {
  return [
    `## \`${door}\` {#${entryAnchor(door)}}`,
    ...own.map(exportedSection),
    others.length === 0
      ? ''
      : `Also exported: ${others.map((each) => linkTo(each, links, packageName)).join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function linkTo({ name, owner }: Exported, links: TypeLinks, here: string): string {
  const place = links.find(owner ?? here, name)
  return place === undefined ? `\`${name}\`` : `[\`${name}\`](${place})`
}
