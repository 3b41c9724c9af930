import {
  block,
  exportedSection,
  type GeneratedPage,
  memberSection,
  memberTable,
  own,
  prose,
  sentence,
  type TypeLinks,
} from './markdown.ts'
import type { Member } from './read-members.ts'
import { type Exported, type Exports, exportNamed, type TypeReader } from './read-types.ts'
import { readTable } from './readme-tables.ts'

const README = 'packages/react/README.md'

/** The pages on what `@latchkey/react` gives to a site, by topic. */
export function pagesOfReact(reader: TypeReader, links: TypeLinks): readonly GeneratedPage[] {
  const exported = reader.exportsOf('@latchkey/react')
  return [
    optionsPage({ reader, exported, links }),
    instancePage(exported, links),
    hooksPage({ reader, exported, links }),
    componentsPage(exported),
  ]
}

interface Given {
  readonly reader: TypeReader
  readonly exported: Exports
  readonly links: TypeLinks
}

function optionsPage({ reader, exported, links }: Given): GeneratedPage {
  const options = exportNamed(exported, 'CreateLatchkeyOptions')
  const features = reader.propertyType(reader.typeOf(options), 'features')
  const rows = readTable(README, '## Options')
  const ofFeatures = readTable(README, '### Features')
  const order = [...rows.keys()]
  const inOrder = [...options.members].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  const text = [
    `Options of \`createLatchkey\`. Only \`networks\` is required. Wrong options throw one \`LatchkeyError\` [\`options.invalid\`](./errors.md#options-invalid) that names every wrong path.`,
    ...inOrder.map((member) => optionSection(member, { rows, links, level: '##', prefix: '' })),
    '## Features {#all-features}',
    'Options of [`features`](#features): what the modal offers, and in which order.',
    ...(features === undefined ? [] : reader.membersOf(features)).map((member) =>
      optionSection(member, { rows: ofFeatures, links, level: '###', prefix: 'features-' }),
    ),
  ]
  return {
    name: 'options',
    title: 'Options',
    order: 10,
    text: text.join('\n\n'),
    description: 'Every option of createLatchkey with its type, its default and what it does.',
  }
}

interface InSection {
  readonly rows: ReadonlyMap<string, readonly string[]>
  readonly links: TypeLinks
  readonly level: '##' | '###'
  readonly prefix: string
}

function optionSection(
  { name, type, isOptional, doc }: Member,
  { rows, links, level, prefix }: InSection,
): string {
  const [standard = '', what = ''] = rows.get(name) ?? []
  const words = what === '' ? prose(doc) : sentence(prose(what))
  return [
    `${level} \`${name}\` {#${prefix}${name.toLowerCase()}}`,
    block(`${name}${isOptional ? '?' : ''}: ${type}`),
    standard === '' || standard === 'none' ? '' : `Default: ${prose(standard)}`,
    words,
    // The comment of the type says more than the table.
    what !== '' && doc.length > what.length * 1.3 ? prose(doc) : '',
    links.of(type),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function instancePage(exported: Exports, links: TypeLinks): GeneratedPage {
  const instance = exportNamed(exported, 'Latchkey')
  const text = [
    prose(instance.doc),
    block(exportNamed(exported, 'createLatchkey').code),
    ...instance.members.map((member) => memberSection(member, links)),
  ]
  return {
    name: 'instance',
    title: 'The instance',
    order: 20,
    text: text.join('\n\n'),
    description: 'What createLatchkey returns: methods, getters and subscriptions.',
  }
}

function hooksPage({ reader, exported, links }: Given): GeneratedPage {
  const gives = readTable(README, '## Hooks')
  const hooks = [...exported.values()].filter(({ name }) => /^use[A-Z]/.test(name))
  const text = [
    'Hooks of `@latchkey/react`. Every hook takes the instance from `<LatchkeyProvider>`, or as `{ latchkey }`.',
    ...hooks.map((hook) =>
      [hookSection(reader, hook, gives.get(hook.name)?.[0] ?? ''), links.of(hook.code)].join(
        '\n\n',
      ),
    ),
  ]
  return {
    name: 'hooks',
    title: 'React hooks',
    order: 30,
    text: text.join('\n\n'),
    description: 'Every React hook: what it takes and what it gives.',
  }
}

function hookSection(reader: TypeReader, hook: Exported, gives: string): string {
  const signature = reader.signatureOf(hook)
  const returned = own(signature === undefined ? [] : reader.membersOf(signature.returns))
  const taken = own((signature?.takes ?? []).flatMap((type) => reader.membersOf(type)))
  return [
    `## \`${hook.name}\` {#${hook.name.toLowerCase()}}`,
    prose(hook.doc),
    block(hook.code),
    gives === '' ? '' : `Gives ${prose(gives)}.`,
    taken.length === 0 ? '' : `Takes:\n\n${memberTable(taken)}`,
    returned.length === 0 ? '' : `Returns:\n\n${memberTable(returned)}`,
    hook.notes.map((note) => `- ${prose(note)}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function componentsPage(exported: Exports): GeneratedPage {
  const components = [...exported.values()].filter(({ kind }) => kind === 'component')
  const text = [
    'Components of `@latchkey/react`. Buttons take, besides their own, every property of a `<button>`. `Custom` of a button draws nothing: it hands its state to a function of yours.',
    ...components.flatMap((component) => [
      exportedSection({ ...component, code: '', members: [] }).replace(/^###/, '##'),
      ...['Props', 'CustomProps', 'State'].flatMap((part) => {
        const type = exported.get(`${component.name}${part}`)
        if (type === undefined) return []
        return [
          `### \`${type.name}\` {#${type.name.toLowerCase()}}`,
          prose(type.doc),
          type.members.length > 0 ? memberTable(type.members) : block(type.code),
        ]
      }),
    ]),
  ]
  return {
    name: 'components',
    title: 'React components',
    order: 40,
    text: text.join('\n\n'),
    description: 'Every React component with its properties, and what its Custom form gives.',
  }
}
