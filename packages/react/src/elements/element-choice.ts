import { NAMESPACES, type Namespace } from '@latchkey/core/contract'
import type { AccountButtonOptions } from '../button/account-model.ts'
import type { ConnectChoice } from '../button/connect-model.ts'

/** The choices of a site for one of our buttons, read from the attributes. */
export interface ElementChoice extends ConnectChoice, AccountButtonOptions {
  readonly size: 's' | 'm'
  readonly isDisabled: boolean
  /** The wallet of a wallet button. */
  readonly wallet: string
}

/**
 * Our elements' properties and their attributes. Attributes have no capitals: frameworks that set
 * `charsStart` as an attribute set `charsstart`.
 */
const ATTRIBUTES = {
  label: ['label'],
  loadingLabel: ['loading-label', 'loadinglabel'],
  size: ['size'],
  balance: ['balance'],
  charsStart: ['chars-start', 'charsstart'],
  charsEnd: ['chars-end', 'charsend'],
  namespace: ['namespace'],
  wallet: ['wallet'],
  instance: ['instance'],
  disabled: ['disabled'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

type PropertyName = keyof typeof ATTRIBUTES

/** The names of the properties, and of the attributes that they are written to. */
export const PROPERTY_NAMES: readonly string[] = Object.keys(ATTRIBUTES)
export const ATTRIBUTE_NAMES: readonly string[] = Object.values(ATTRIBUTES).flat()

/** Reads a button's attributes; what is not understood counts as not written. */
export function readChoice(element: Element): ElementChoice {
  const text = (name: PropertyName): string | undefined => readAttribute(element, name) ?? undefined
  const namespace = text('namespace')
  return {
    label: text('label'),
    loadingLabel: text('loadingLabel'),
    size: text('size') === 'sm' ? 's' : 'm',
    balance: text('balance') === 'hide' ? 'hide' : 'show',
    charsStart: readCount(text('charsStart')),
    charsEnd: readCount(text('charsEnd')),
    namespace: NAMESPACES.find((each: Namespace) => each === namespace),
    wallet: text('wallet') ?? '',
    isDisabled: (text('disabled') ?? 'false') !== 'false',
  }
}

/** Most digits of an address that are shown at one of its ends. */
const MAX_DIGITS = 64

function readCount(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,4}$/.test(text)
    ? Math.min(Number(text), MAX_DIGITS)
    : undefined
}

function readAttribute(element: Element, name: PropertyName): string | null {
  for (const attribute of ATTRIBUTES[name]) {
    const value = element.getAttribute(attribute)
    if (value !== null) return value
  }
  return null
}

/** Defines a property for each attribute, as frameworks set them. */
export function reflectAttributes(prototype: Element): void {
  for (const name of PROPERTY_NAMES as readonly PropertyName[]) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return name === 'disabled' ? readChoice(this).isDisabled : readAttribute(this, name)
      },
      set(this: Element, value: unknown) {
        writeAttribute(this, name, value)
      },
    })
  }
}

function writeAttribute(element: Element, name: PropertyName, value: unknown): void {
  const [first, ...others] = ATTRIBUTES[name]
  for (const other of others) element.removeAttribute(other)
  if (value === undefined || value === null || value === false) element.removeAttribute(first)
  else element.setAttribute(first, value === true ? '' : String(value))
}
