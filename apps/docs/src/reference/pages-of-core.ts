import { ERROR_ADVICE } from './error-advice.ts'
import {
  cell,
  codeCell,
  type GeneratedPage,
  memberSection,
  prose,
  type TypeLinks,
  table,
} from './markdown.ts'
import type { TypeReader } from './read-types.ts'
import { readAllTables } from './readme-tables.ts'

/** The pages on actions, events and errors. */
export async function pagesOfCore(
  reader: TypeReader,
  links: TypeLinks,
): Promise<readonly GeneratedPage[]> {
  return [actionsPage(reader, links), eventsPage(reader), await errorsPage()]
}

function actionsPage(reader: TypeReader, links: TypeLinks): GeneratedPage {
  const actions = reader.exportsOf('@latchkey/react').get('DeferredActions')
  if (actions === undefined) throw new Error('DeferredActions is not exported any more')
  const type = reader.typeOf(actions)
  const members = reader.membersOf(type)
  const single = members.filter(({ isCallable }) => isCallable)
  const groups = members.filter(({ isCallable }) => !isCallable)
  const text = [
    'Everything that buttons and views do, as calls of `latchkey.actions`: for a site that draws its own. Each call waits for the modal to load, so each answers with a promise, whatever the type below says; it rejects with a [`LatchkeyError`](./errors.md).',
    '## On their own {#single}',
    ...single.map((member) => memberSection(member, links)),
    ...groups.map(({ name, doc }) => {
      const group = reader.propertyType(type, name)
      const inside = group === undefined ? [] : reader.membersOf(group)
      return [
        `## \`${name}\` {#group-${name.toLowerCase()}}`,
        prose(doc),
        ...inside.map((member) =>
          memberSection(member, links).replace(
            /^### `(\w+)` \{#[\w-]+\}/,
            `### \`${name}.$1\` {#${name.toLowerCase()}-${member.name.toLowerCase()}}`,
          ),
        ),
      ]
        .filter(Boolean)
        .join('\n\n')
    }),
  ]
  return {
    name: 'actions',
    title: 'Actions',
    order: 60,
    text: text.join('\n\n'),
    description: 'Every call of latchkey.actions, for a site that draws its own views.',
  }
}

function eventsPage(reader: TypeReader): GeneratedPage {
  const events = reader.exportsOf('@latchkey/core/contract').get('TrackedEvents')
  if (events === undefined) throw new Error('TrackedEvents is not exported any more')
  const type = reader.typeOf(events)
  const rows = readAllTables('docs/events.md')
  const text = [
    'Analytics events, in the order of the type. A site gets each by the option [`onEvent`](./options.md#onevent), by `subscribeEvents` of [the instance](./instance.md#subscribeEvents) and by [`useLatchkeyEvents`](./hooks.md#uselatchkeyevents), whether or not it is sent. Each is `{ event, properties?, type?, address? }`; `address` is that of the active account. No event has an e-mail address, a code, a signature or a key.',
    ...events.members.map(({ name, doc }) => {
      const properties = reader.propertyType(type, name)
      const members = properties === undefined ? [] : reader.membersOf(properties)
      const isAny = members.length === 0 && properties?.getStringIndexType() !== undefined
      const when = rows.get(name)?.[1] ?? ''
      return [
        `## \`${name}\` {#${name.toLowerCase()}}`,
        when === '' || when.startsWith('same') ? '' : `When: ${prose(when)}`,
        prose(doc),
        propertiesOf(
          members.map((each) => [
            codeCell(each.isOptional ? `${each.name}?` : each.name),
            codeCell(each.type),
            cell(each.doc),
          ]),
          isAny,
        ),
      ]
        .filter(Boolean)
        .join('\n\n')
    }),
  ]
  return {
    name: 'events',
    title: 'Events',
    order: 70,
    text: text.join('\n\n'),
    description: 'Every analytics event with its properties and when it happens.',
  }
}

function propertiesOf(rows: readonly (readonly string[])[], isAny: boolean): string {
  if (rows.length > 0) return table(['Property', 'Type', 'What it is'], rows)
  return isAny ? '' : 'No properties.'
}

interface Failure {
  readonly message: string | ((context: never) => string)
  readonly isRetryable?: boolean
}

async function errorsPage(): Promise<GeneratedPage> {
  const { CATALOG } = await import('@latchkey/core/testing')
  const failures: readonly [string, Failure][] = Object.entries(CATALOG)
  const areas = groupByArea(failures)
  const text = [
    'Every failure is a `LatchkeyError` with `code`, `message`, `context`, `cause` and `isRetryable`. Decide by `code`: it never changes its meaning. `message` is for developers and logs, and the modal has texts of its own for [visitors](./texts.md). Words in braces are values of `context`.',
    ...[...areas].map(([area, inArea]) =>
      [
        `## ${area === 'any' ? 'Any call' : `\`${area}\``} {#area-${area}}`,
        ...inArea.map(([code, failure]) => errorSection(code, failure)),
      ].join('\n\n'),
    ),
  ]
  return {
    name: 'errors',
    title: 'Errors',
    order: 80,
    text: text.join('\n\n'),
    description: 'Every error code with its message and what to do about it.',
  }
}

function groupByArea(
  failures: readonly [string, Failure][],
): ReadonlyMap<string, readonly [string, Failure][]> {
  const areas = new Map<string, [string, Failure][]>()
  for (const [code, failure] of failures) {
    const [area = code] = code.includes('.') ? code.split('.') : ['any']
    areas.set(area, [...(areas.get(area) ?? []), [code, failure]])
  }
  return areas
}

function errorSection(code: string, { message, isRetryable = false }: Failure): string {
  const advice = Object.entries(ERROR_ADVICE).find(([name]) => name === code)?.[1] ?? ''
  return [
    `### \`${code}\` {#${code.replace('.', '-')}}`,
    `> ${prose(messageOf(message)).replaceAll('\n', '\n> ')}`,
    prose(advice),
    isRetryable ? 'The same call may succeed when it is made again (`isRetryable`).' : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** A message with the names of its values in braces. */
function messageOf(message: Failure['message']): string {
  if (typeof message === 'string') return message
  // A value for each name that is asked for: the name itself. Where a message joins it, it is a list.
  const source = message.toString()
  const names = source.matchAll(/\bc\.(\w+)/g)
  const context = Object.fromEntries(
    [...names].map(([, name = '']) => [
      name,
      new RegExp(`\\bc\\.${name}\\.join\\(`).test(source) ? [`{${name}}`] : `{${name}}`,
    ]),
  )
  // The context has every name that the function reads.
  return message(context as never)
}
