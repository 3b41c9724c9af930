import type { Undo } from '@latchkey/core/contract'
import { createStage, ModalStage } from '@latchkey/ui'
import { addSheet } from '@latchkey/ui/plain'
import { createRoot } from 'react-dom/client'
import type { DevtoolsOptions } from '../devtools-options.ts'
import { PANEL_NAME } from '../record/follow-marks.ts'
import { createPanelStore, type PanelStoreDeps } from './create-panel-store.ts'
import { Devtools } from './devtools.tsx'

/** The sources and the options of the panel. */
export interface DrawInput extends PanelStoreDeps {
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
  const host = document.createElement(PANEL_NAME)
  document.body.append(host)
  const stage = createStage(host, options.nonce)
  addSheet(stage.shadow, LAYER, options.nonce)
  const store = createPanelStore(deps)
  // Changes are noticed while the panel is closed, too.
  const unfollow = store.subscribe(store.snapshot)
  const root = createRoot(stage.shadow)
  root.render(
    <ModalStage stage={stage} mode="system" lang="en">
      <Devtools store={store} side={options.side ?? 'left'} startsOpen={options.isOpen ?? false} />
    </ModalStage>,
  )
  return () => {
    unfollow()
    host.remove()
    // A component's effect may end it, while React renders.
    deps.page.queueMicrotask(() => root.unmount())
  }
}
