/** The class, text, attributes and children of an element. Texts are never parsed as markup. */
interface Parts {
  readonly class?: string | undefined
  readonly text?: string | undefined
  readonly attributes?: Readonly<Record<string, string>> | undefined
  readonly children?: readonly Node[] | undefined
}

/** Makes one element. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  { class: className, text, attributes = {}, children = [] }: Parts = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className !== undefined) made.className = className
  if (text !== undefined) made.textContent = text
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

const SVG = 'http://www.w3.org/2000/svg'

/** Our own drawings, on a 24 grid. Source: look, section 8. */
const ICONS = {
  lock: 'M7.5 11h9A2.5 2.5 0 0 1 19 13.5v4a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 17.5v-4A2.5 2.5 0 0 1 7.5 11zM8 11V8a4 4 0 0 1 8 0v3',
  warn: 'M12 4.5 3.5 19.5h17zM12 10v4.5M12 17.2v.1',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.8v.1',
} as const

/** A drawing beside a text that says the same. */
export function icon(document: Document, name: keyof typeof ICONS): SVGSVGElement {
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.setAttribute('viewBox', '0 0 24 24')
  drawing.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', ICONS[name])
  drawing.append(path)
  return drawing
}
