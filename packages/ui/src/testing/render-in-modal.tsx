import { type ReactElement, StrictMode } from 'react'
import { type RenderResult, render } from 'vitest-browser-react'
import { Dialog } from '../primitives/dialog/dialog.tsx'
import { ModalRoot, type ModalRootProps } from '../root/modal-root.tsx'

/** Renders into the shadow root of an embedded modal, in React's strict mode. */
export async function renderInModal(
  content: ReactElement,
  options: ModalRootProps = {},
): Promise<RenderResult> {
  return await render(withModal(content, options))
}

/** The same as an element, for a second rendering into the same place. */
export function withModal(content: ReactElement, options: ModalRootProps = {}): ReactElement {
  return (
    <StrictMode>
      <ModalRoot isEmbedded {...options}>
        <Dialog isOpen isEmbedded label="Stand">
          {content}
        </Dialog>
      </ModalRoot>
    </StrictMode>
  )
}

/** Finds one element in the modal's shadow root. */
export function inModal(selector: string): HTMLElement {
  const found = shadowOf().querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing in the modal matches ${selector}`)
  return found
}

/** The shadow root of the one modal on the page. */
export function shadowOf(): ShadowRoot {
  const shadow = document.querySelector('latchkey-root')?.shadowRoot
  if (!shadow) throw new Error('There is no modal on the page')
  return shadow
}
