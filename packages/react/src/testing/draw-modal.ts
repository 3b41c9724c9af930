import type { Core, LatchkeyOptions } from '@latchkey/core'
import {
  aChain,
  createTestCore,
  type TestCore,
  type TestCoreChoice,
  testedCore,
} from '@latchkey/core/testing'
import type { Modal } from '../instance/modal-port.ts'
import { mountModal } from '../modal/mount-modal.ts'
import { until } from './until.ts'

/** A modal in the page of the test, on a core of fakes. */
export interface DrawnModal extends TestCore {
  readonly modal: Modal
  readonly host: HTMLElement
  /** The dialog, which is there from the first drawing on. */
  readonly dialog: HTMLDialogElement
  /** The part with a test id; fails when there is none. */
  part(testId: string): HTMLElement
  find(testId: string): HTMLElement | null
  /** The visible text of header and view, without text for screen readers only. */
  words(): string
}

/** The options that the modal reads. */
export type PageChoice = Pick<LatchkeyOptions, 'id' | 'locale' | 'strings' | 'container' | 'nonce'>

/** No test asks the image service. */
const PICTURES = { walletConnect: 'data:image/png;base64,' }

/**
 * Draws a closed modal and waits until its dialog is there.
 *
 * @param dress - Puts something around the core.
 */
export async function drawModal(
  choice: TestCoreChoice = {},
  page: PageChoice = {},
  dress: (core: Core) => Core = (core) => core,
): Promise<DrawnModal> {
  const made = createTestCore({ connectorImages: PICTURES, ...choice })
  const test = { ...made, core: testedCore(dress(made.core)) }
  await test.core.account.load()
  const options = { networks: [aChain()] as const, locale: 'en', ...page }
  const modal = await mountModal({
    options,
    page: window,
    onEvent() {},
    core: test.core,
  })
  const host = newestRoot()
  const dialog = await until(() => host.shadowRoot?.querySelector('dialog') ?? undefined)
  const find = (testId: string): HTMLElement | null =>
    dialog.querySelector<HTMLElement>(`[data-testid="${testId}"]`)
  return {
    ...test,
    modal,
    host,
    dialog,
    find,
    part(testId) {
      const found = find(testId)
      if (found === null) throw new Error(`There is no ${testId} in: ${dialog.textContent}`)
      return found
    },
    words: () =>
      [...dialog.querySelectorAll('[data-part=card-header],[data-part=card-body]')]
        .map((each) => each.textContent ?? '')
        .join(' '),
  }
}

function newestRoot(): HTMLElement {
  const root = [...document.querySelectorAll<HTMLElement>('latchkey-root')].at(-1)
  if (root === undefined) throw new Error('No modal was mounted')
  return root
}
