import { type Core, publicAccount } from '@latchkey/core'
import type { Undo } from '@latchkey/core/contract'
import { createStage, HOST_RETURNED } from '@latchkey/ui'
import { createRoot, type Root } from 'react-dom/client'
import type { PageWindow } from '../instance/page.ts'
import type { Texts } from '../messages/create-texts.ts'
import { createViewLoader } from '../views/view-loader.ts'
import { App } from './app.tsx'
import type { ColorToolsSource } from './create-color-tools.ts'
import { stayInPage } from './stay-in-page.ts'

/** The modal that is drawn, and the place in the page. */
export interface Drawing {
  readonly core: Core
  readonly texts: Texts
  readonly colorTools: ColorToolsSource
  readonly page: PageWindow
  readonly parent: Element
  onDrawn(): void
  /** Lets an element of the page take the host in. */
  offer(host: Element): Undo
  /** The event that drawing waits for; undefined: the modal is drawn at once. */
  readonly isDue: Promise<void> | undefined
  /** Distinguishes the modals of one page. */
  readonly id?: string | undefined
  readonly nonce: string | undefined
}

/** Draws the modal into the page, closed or open. @returns What removes it. */
export function draw(drawing: Drawing): () => void {
  const { core, page, parent, isDue } = drawing
  const isInFlow = core.snapshot().options.isEmbedded && parent !== page.document.body
  let drawn = createDrawn(drawing)
  function home(): Element | undefined {
    if (parent.isConnected) return parent
    // A modal of another element would stand at the end of the page. Between two documents there is no body.
    return isInFlow ? undefined : (page.document.body ?? undefined)
  }
  const show = (): void => mirrorStatus(drawn.host, core)
  show()
  parent.append(drawn.host)
  drawn.offered()
  const unwatch = core.subscribe(show)
  const leave = stayInPage({
    page,
    home,
    host: () => drawn.host,
    onReturn(isDeaf) {
      if (!isDeaf) {
        drawn.host.dispatchEvent(new Event(HOST_RETURNED))
        return
      }
      // React listens in the host it has, and is heard by nothing there any more.
      const { host, isRendered } = drawn
      drawn.remove()
      drawn = createDrawn(drawing)
      host.replaceWith(drawn.host)
      show()
      drawn.offered()
      if (isRendered()) drawn.render()
    },
  })
  if (isDue) void isDue.then(() => drawn.render())
  else drawn.render()
  return () => {
    leave()
    unwatch()
    drawn.remove()
    drawn.host.remove()
  }
}

/** A host, and the modal that is rendered into it. */
interface Drawn {
  readonly host: HTMLElement
  /** Offers the host to elements of the page, once it is there. */
  offered(): void
  isRendered(): boolean
  render(): void
  /** Ends what is rendered; nothing is rendered after it. */
  remove(): void
}

function createDrawn(drawing: Drawing): Drawn {
  const { core, texts, page, id, nonce, offer } = drawing
  const host = page.document.createElement('latchkey-root')
  if (id !== undefined) host.dataset['id'] = id
  host.toggleAttribute('data-embedded', core.snapshot().options.isEmbedded)
  let withdraw: Undo = () => {}
  let isGone = false
  let root: Root | undefined
  return {
    host,
    offered() {
      withdraw = offer(host)
    },
    isRendered: () => root !== undefined,
    render() {
      if (isGone || root) return
      const stage = createStage(host, nonce)
      root = createRoot(stage.shadow)
      root.render(<App {...drawing} stage={stage} views={createViewLoader(texts, core.account)} />)
    },
    remove() {
      isGone = true
      withdraw()
      root?.unmount()
    },
  }
}

/** Sites and tests rely on `data-status`. Source: docs/api.md, section 6. */
function mirrorStatus(host: HTMLElement, core: Core): void {
  const { status } = publicAccount(core.snapshot())
  if (host.dataset['status'] !== status) host.dataset['status'] = status
}
