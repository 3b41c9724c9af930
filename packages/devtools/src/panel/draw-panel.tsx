import type { Undo } from '@latchkey/core/contract'
import { createStage, ModalStage } from '@latchkey/ui'
import { addSheet } from '@latchkey/ui/plain'
import { createRoot } from 'react-dom/client'
import type { DevtoolsOptions } from '../devtools-options.ts'
import { createDesk, type DeskDeps } from './create-desk.ts'
import { Devtools } from './devtools.tsx'

/** What the panel is drawn from. */
export interface DrawInput extends DeskDeps {
  readonly options: DevtoolsOptions
}

/** Over the page, and below the modal, which is in the browser's top layer. */
const LAYER = ':host{z-index:2147483000!important}'

/**
 * Draws the button and the panel into a shadow root of their own, in the way of the modal: it works under the
 * same content policy and with Trusted Types.
 */
export function drawPanel({ options, ...deps }: DrawInput): Undo {
  const { document } = deps.page
  const host = document.createElement('latchkey-devtools')
  document.body.append(host)
  const stage = createStage(host, options.nonce)
  addSheet(stage.shadow, LAYER, options.nonce)
  const desk = createDesk(deps)
  // Changes are noticed while the panel is closed, too.
  const unfollow = desk.subscribe(desk.snapshot)
  const root = createRoot(stage.shadow)
  root.render(
    <ModalStage stage={stage} mode="system" lang="en">
      <Devtools desk={desk} side={options.side ?? 'left'} startsOpen={options.isOpen ?? false} />
    </ModalStage>,
  )
  return () => {
    unfollow()
    host.remove()
    // A component's effect may end it, while React renders.
    deps.page.queueMicrotask(() => root.unmount())
  }
}
