import type { ThemeMode } from '../../theme/page-tokens.ts'
import { type PageProperties, readPageVariables } from '../../theme/page-variables.ts'
import type { ThemeVariables } from '../../theme/variables.ts'
import { PAGE_BUTTON } from './page-button.css.ts'
import { pageButtonAttributes } from './page-button-attributes.ts'
import { PAGE_FACE } from './page-face.css.ts'
import { type PlainFace, plainContent } from './plain-content.ts'
import { type PageSheet, stylePageButton } from './style-page-button.ts'

/** Everything that a button without React is drawn from. */
export interface PlainDrawing {
  readonly face: PlainFace
  readonly size?: 's' | 'm' | undefined
  readonly isDisabled: boolean
  /** Attributes of the `<button>` besides; what is undefined is removed. */
  readonly attributes: Readonly<Record<string, string | undefined>>
  readonly mode?: ThemeMode | undefined
  readonly variables?: ThemeVariables | undefined
  readonly properties?: PageProperties | undefined
}

/** One page button without React. */
export interface PlainButton {
  /** The same element whatever is drawn, so that it keeps the focus. */
  readonly element: HTMLButtonElement
  /** Draws what has changed; undefined removes the button. */
  draw(drawing: PlainDrawing | undefined): void
}

/** Creates a page button in a shadow root, with the look of React's. */
export function createPlainButton(root: ShadowRoot): PlainButton {
  const element = root.ownerDocument.createElement('button')
  let content = ''
  let look = ''

  function style({ face, variables = {}, properties }: PlainDrawing): void {
    const sheets: readonly PageSheet[] =
      face.kind === 'connect' ? [PAGE_BUTTON] : [PAGE_BUTTON, PAGE_FACE]
    const next = JSON.stringify([sheets.length, variables, properties])
    if (next === look) return
    look = next
    element.className = sheets.map(({ name }) => name).join(' ')
    stylePageButton(element, { sheets }, { ...readPageVariables(variables), ...properties })
  }

  return {
    element,
    draw(drawing) {
      if (drawing === undefined) return element.remove()
      const { face, size, mode, variables = {}, isDisabled } = drawing
      setAttributes(element, {
        ...pageButtonAttributes({ kind: face.kind, size, mode }, readPageVariables(variables)),
        ...faceAttributes(face),
        ...drawing.attributes,
      })
      element.disabled = isDisabled || isStatic(face)
      const next = JSON.stringify(face)
      if (next !== content) element.replaceChildren(...plainContent(root.ownerDocument, face))
      content = next
      if (element.parentNode !== root) root.append(element)
      style(drawing)
    },
  }
}

function faceAttributes(face: PlainFace): Readonly<Record<string, string | undefined>> {
  return {
    'data-balance': face.kind === 'account' && face.balance !== undefined ? '' : undefined,
    'data-static': isStatic(face) ? '' : undefined,
    'aria-busy': face.isBusy ? 'true' : undefined,
  }
}

function isStatic(face: PlainFace): boolean {
  return face.kind === 'network' && face.isStatic
}

function setAttributes(
  element: Element,
  attributes: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name)
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}
