import {
  cell,
  codeCell,
  type GeneratedPage,
  memberTable,
  own,
  prose,
  sentence,
  table,
} from './markdown.ts'
import { type Exported, exportNamed, type TypeReader } from './read-types.ts'

/** The page on the elements that work in every framework and in HTML. */
export function elementsPage(reader: TypeReader): GeneratedPage {
  const exported = reader.exportsOf('@latchkey/react/elements')
  const buttons = reader.exportsOf('@latchkey/react')
  const elements = exportNamed(exported, 'LatchkeyElements')
  const events = exportNamed(exported, 'LatchkeyElementEvents')
  const type = reader.typeOf(elements)
  const text = [
    'Elements for HTML and for every framework. They are registered by importing `@latchkey/react/elements`, or by `@latchkey/browser` on a page without a build step. An attribute that is not understood counts as not written.',
    ...elements.members.map(({ name: quoted }) => {
      const name = quoted.replaceAll("'", '')
      const element = reader.propertyType(type, name)
      const members = own(element === undefined ? [] : reader.membersOf(element))
      const docs = buttons.get(
        `${typeName(name).replace(/^Latchkey(?!Button)|Element$/g, '')}Props`,
      )
      return [
        `## \`<${name}>\` {#${name}}`,
        prose(sentence((exported.get(typeName(name))?.doc ?? '').replace(/^`<[^`]*`:?\s*/, ''))),
        table(
          ['Attribute', 'Property', 'Type', 'What it is'],
          members.map((member) => [
            member.name === 'latchkey' ? '' : codeCell(attributeOf(member.name)),
            codeCell(member.name),
            codeCell(member.type),
            cell(member.doc || docOf(docs, member.name)),
          ]),
        ),
      ].join('\n\n')
    }),
    '## Events {#events}',
    prose(events.doc),
    memberTable(events.members.map((each) => ({ ...each, name: each.name.replaceAll("'", '') }))),
  ]
  return {
    name: 'elements',
    title: 'Elements',
    order: 50,
    text: text.join('\n\n'),
    description: 'Every element with its attributes, properties and events.',
  }
}

/** Returns the description of the same property of the React button. */
function docOf(button: Exported | undefined, name: string): string {
  return button?.members.find((member) => member.name === name)?.doc ?? ''
}

/** `latchkey-connect-button` as `LatchkeyConnectButtonElement`. */
function typeName(name: string): string {
  const words = name.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
  return `${words.join('')}Element`
}

function attributeOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
