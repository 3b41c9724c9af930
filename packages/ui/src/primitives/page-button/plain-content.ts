import {
  chevronDownIcon,
  type IconShape,
  keyholeIcon,
  warningIcon,
} from '../../icons/page-icons.ts'
import { cutBitting } from '../avatar/bitting.ts'
import { readPictureAddress } from '../image/picture-address.ts'

/** The picture of an account, a wallet or a network. */
export interface PlainPicture {
  readonly src?: string | undefined
  /** Its bitting is shown if there is no picture. */
  readonly address?: string | undefined
}

/** The content of a page button, by its kind; React's buttons get the same as props. */
export type PlainFace =
  | {
      readonly kind: 'connect'
      readonly text: string
      readonly isBusy: boolean
      /** "Connecting…"; it shares the width of the button. */
      readonly busyText: string
    }
  | {
      readonly kind: 'account'
      readonly text: string
      readonly isBusy: boolean
      readonly balance?: string | undefined
      readonly picture: PlainPicture
    }
  | {
      readonly kind: 'network'
      readonly text: string
      readonly isBusy: boolean
      readonly picture?: PlainPicture | undefined
      /** The network is one that the site does not support. */
      readonly isWarning: boolean
      /** Names the network, and can't be pressed. */
      readonly isStatic: boolean
    }

type Attributes = Readonly<Record<string, string | undefined>>
type Content = Element | string | false | undefined

const SVG = 'http://www.w3.org/2000/svg'

/** The content of a page button, drawn without React and without markup from text. */
export function plainContent(page: Document, face: PlainFace): HTMLElement[] {
  const span = (attributes: Attributes, ...content: readonly Content[]): HTMLElement =>
    fill(page.createElement('span'), attributes, content)
  const name = fill(page.createElement('bdi'), NAME, [face.text])
  if (face.kind === 'connect') {
    const { isBusy, text, busyText } = face
    return [
      span({ 'data-away': isBusy ? 'true' : undefined }, span(NAME, text)),
      span(
        { 'data-away': isBusy ? undefined : 'true' },
        page.createElement('i'),
        span(NAME, busyText),
      ),
    ]
  }
  if (face.kind === 'account') {
    const { balance, picture, isBusy } = face
    const parts = [pictureOf(page, picture, isBusy), name]
    if (balance === undefined) return [span({}, ' ', ...parts)]
    const amount = fill(page.createElement('bdi'), { dir: 'ltr' }, [balance])
    return [span({}, amount, ' ', span({ 'data-slot': 'chip' }, ...parts))]
  }
  const chevron = !face.isStatic && icon(page, chevronDownIcon, { 'data-small': 'true' })
  return [
    span(
      {},
      face.isWarning && icon(page, warningIcon, { 'data-warning': 'true' }),
      face.picture && pictureOf(page, face.picture, false),
      name,
      face.isBusy ? page.createElement('i') : chevron,
    ),
  ]
}

const NAME: Attributes = { 'data-slot': 'name' }

/** A round picture, or its fallback; a spinner around it. */
function pictureOf(page: Document, { src, address }: PlainPicture, isBusy: boolean): HTMLElement {
  const fallback = (): Element =>
    address === undefined ? icon(page, keyholeIcon) : bitting(page, address)
  const shown = readPictureAddress(src)
  const image = shown === undefined ? fallback() : imageOf(page, shown, fallback)
  const spinner = isBusy && page.createElement('i')
  return fill(page.createElement('span'), { 'data-slot': 'picture' }, [image, spinner])
}

function imageOf(page: Document, src: string, fallback: () => Element): Element {
  const attributes = { src, alt: '', referrerpolicy: 'no-referrer' }
  const image = page.createElement('img')
  image.addEventListener('error', () => image.replaceWith(fallback()))
  return fill(image, attributes, [])
}

function bitting(page: Document, address: string): Element {
  const { ground, blade, path } = cutBitting(address)
  const attributes = { viewBox: '0 0 40 40', width: '100%', height: '100%', 'aria-hidden': 'true' }
  return fill(page.createElementNS(SVG, 'svg'), attributes, [
    fill(page.createElementNS(SVG, 'rect'), { width: '40', height: '40', fill: ground }, []),
    fill(page.createElementNS(SVG, 'path'), { d: path, fill: blade }, []),
  ])
}

function icon(page: Document, { path }: IconShape, more: Attributes = {}): Element {
  const attributes = { 'data-slot': 'icon', ...more, viewBox: '0 0 24 24', 'aria-hidden': 'true' }
  return fill(page.createElementNS(SVG, 'svg'), attributes, [
    fill(page.createElementNS(SVG, 'path'), { d: path }, []),
  ])
}

function fill<Node extends Element>(
  node: Node,
  attributes: Attributes,
  content: readonly Content[],
): Node {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) node.setAttribute(name, value)
  }
  for (const part of content) if (part) node.append(part)
  return node
}
