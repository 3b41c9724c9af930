import { allShipped } from '../../../../scripts/licences/all-shipped.mjs'
import { NAMED } from '../../../../scripts/licences/judge-licences.mjs'
import { codeCell, type GeneratedPage, table } from './markdown.ts'

type Ours = ReturnType<typeof allShipped>[number]
type Shipped = Ours['packages'][number]

/** The page on the licences of everything that comes with our packages. */
export function licencesPage(): GeneratedPage {
  const all = allShipped()
  const pages = all.filter(({ isTool }) => !isTool)
  const tools = all.filter(({ isTool }) => isTool)
  const text = [
    'Latchkey is under the Apache License 2.0. This page lists every package of others that is installed with one of ours and so can get into a visitor’s page: its version, its licence, and which package asks for it. It is made from the lockfile that our tests run with; your package manager may choose later versions within the ranges. A test refuses every licence that is not permissive, and `@walletconnect/*` from 2.21.9 on.',
    'Installed is more than loaded: your bundler takes what is imported. `@emotion/babel-plugin`, which `@emotion/react` asks for, and what comes by it serve builds alone; no code of it gets into a page.',
    '`@latchkey/browser` and `@latchkey/adapter-bitcoin` have code of others inside. `dist/THIRD-PARTY-LICENSES.txt` in the package names each package whose code is, with the full text of its licence; keep that file beside the modules where you host them yourself.',
    ...pages.map(sectionOf),
    '## On the developer’s machine {#tools}',
    'These packages never get into a visitor’s page.',
    ...tools.map(sectionOf),
  ]
  return {
    name: 'licences',
    title: 'Licences',
    order: 110,
    text: text.join('\n\n'),
    description: 'Every package that comes with Latchkey, with its version, its licence and why.',
  }
}

function sectionOf({ name, packages, isTool, hasBundled }: Ours): string {
  const own = packages.filter(({ isOfSite }) => !isOfSite)
  const ofSite = packages.filter(({ isOfSite }) => isOfSite)
  const bundle = hasBundled
    ? 'Its file `dist/THIRD-PARTY-LICENSES.txt` names those that are inside.'
    : ''
  return [
    `${isTool ? '###' : '##'} \`${name}\` {#${name.replace(/\W+/g, '-').replace(/^-/, '')}}`,
    [
      own.length === 0 ? 'Brings nothing of others.' : `Brings ${packagesIn(own)} of others.`,
      bundle,
    ]
      .filter(Boolean)
      .join(' '),
    own.length === 0 ? '' : tableOf(own),
    ofSite.length === 0
      ? ''
      : `The site installs itself, in a version of its choice: ${inline(ofSite)}.`,
    noteOf(packages),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function packagesIn(packages: readonly Shipped[]): string {
  return packages.length === 1 ? '1 package' : `${packages.length} packages`
}

function tableOf(packages: readonly Shipped[]): string {
  return table(
    ['Package', 'Version', 'Licence', 'Asked for by'],
    packages.map(({ name, version, licence, path }) => [
      codeCell(name),
      version,
      licence ?? 'not installed on this system',
      path.map((each) => codeCell(each)).join(' → '),
    ]),
  )
}

function inline(packages: readonly Shipped[]): string {
  return packages
    .map(({ name, version, licence }) => `\`${name}\` ${version} (${licence})`)
    .join(', ')
}

function noteOf(packages: readonly Shipped[]): string {
  return NAMED.filter(({ name }) => packages.some((each) => each.name === name))
    .map(
      ({ name, why }) =>
        `\`${name}\` is under a licence that is not permissive. It ${why}, and it is not inside \`@latchkey/browser\`.`,
    )
    .join('\n\n')
}
