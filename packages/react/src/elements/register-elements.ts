import type { PageWindow } from '../instance/page.ts'
import type { RunningElement } from './bind-instance.ts'
import { BUTTON_KINDS, type ButtonKind } from './button-kinds.ts'
import { ATTRIBUTE_NAMES, PROPERTY_NAMES, reflectAttributes } from './element-choice.ts'
import type { LatchkeyElement } from './element-types.ts'
import { runButton } from './run-button.ts'
import { runModalElement } from './run-modal-element.ts'

/** Starts an element of ours. */
type Run = (host: HTMLElement) => RunningElement

/**
 * Registers our elements, once for a page: another copy of this module finds them registered.
 *
 * @param page - undefined on a server, where nothing is registered.
 */
export function registerElements(page: PageWindow | undefined): void {
  if (page === undefined) return
  for (const [name, kind] of Object.entries<ButtonKind>(BUTTON_KINDS)) {
    register(page, name, (host) => runButton(host, kind))
  }
  register(page, 'latchkey-modal', runModalElement)
}

function register({ customElements, HTMLElement }: PageWindow, name: string, run: Run): void {
  if (customElements.get(name) === undefined) {
    customElements.define(name, createElementClass(HTMLElement, run))
  }
}

/** The platform wants a class; it passes everything on. */
function createElementClass(Base: typeof HTMLElement, run: Run): typeof HTMLElement {
  class Element extends Base implements Pick<LatchkeyElement, 'latchkey'> {
    static readonly observedAttributes = ATTRIBUTE_NAMES
    readonly #running = run(this)

    connectedCallback(): void {
      for (const name of ['latchkey', ...PROPERTY_NAMES]) upgradeProperty(this, name)
      this.#running.connect()
    }

    disconnectedCallback(): void {
      this.#running.disconnect()
    }

    /** As on any button, a script's click is a press. */
    override click(): void {
      const button = this.shadowRoot?.querySelector('button')
      if (button) button.click()
      else super.click()
    }

    attributeChangedCallback(): void {
      this.#running.update()
    }

    get latchkey(): LatchkeyElement['latchkey'] {
      return this.#running.given
    }

    set latchkey(given: LatchkeyElement['latchkey']) {
      this.#running.given = given ?? undefined
      this.#running.update()
    }
  }
  reflectAttributes(Element.prototype)
  return Element
}

/** A value that was set before the element was upgraded hides the property of its class. */
function upgradeProperty(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return
  const value: unknown = Reflect.get(element, name)
  Reflect.deleteProperty(element, name)
  Reflect.set(element, name, value)
}
