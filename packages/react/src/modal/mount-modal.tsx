import { type Core, type LatchkeyOptions, publicAccount } from '@latchkey/core'
import {
  type ChainAdapter,
  LatchkeyError,
  type Namespace,
  type ObservedRequest,
  type TelemetryEvent,
  type Undo,
} from '@latchkey/core/contract'
import { createUncheckedCore } from '@latchkey/core/views'
import { createStage, HOST_RETURNED } from '@latchkey/ui'
import { createRoot, type Root } from 'react-dom/client'
import { afterPaint, type PageWindow, whenIdle } from '../instance/page.ts'
import type { Readings } from '../instance/readings.ts'
import { chooseLocale, createTexts, type Texts } from '../messages/create-texts.ts'
import { namespaceTexts } from '../messages/namespace-texts.ts'
import { loginComponents } from '../partials/logins/lazy-login-components.ts'
import { createViewLoader } from '../views/view-loader.ts'
import { adaptersOf } from './adapters-of.ts'
import { App } from './app.tsx'
import { bodyOf } from './body-of.ts'
import { connectInModal } from './connect-in-modal.ts'
import { type ColorToolsSource, createColorTools } from './create-color-tools.ts'
import { keepAccountCookie } from './keep-account-cookie.ts'
import { offerHost } from './offer-host.ts'
import { readCore } from './read-core.ts'
import { resumingReadings } from './resuming-readings.ts'
import { stayInPage } from './stay-in-page.ts'
import { withEventListener } from './with-event-listener.ts'

/** The part that is loaded when it is needed: core, kit, shell and views. */
export interface Modal {
  readonly core: Core
  readonly readings: Readings
  /** Returns the adapters that serve the namespaces. */
  adapters(): readonly ChainAdapter[]
  /** The listener is called after anything changed that a reading shows. */
  watch(listener: () => void): () => void
  setLocale(locale: string): Promise<void>
  /** Connects a wallet for a website that requests accounts from a provider. */
  connect(namespace: Namespace): Promise<void>
  /** The page is as it was found. */
  destroy(): void
}

/** The options, the page and the callbacks that a modal is made from. */
export interface MountInput {
  readonly options: LatchkeyOptions
  readonly page: PageWindow
  /** Called with every analytics event, after the site's own `onEvent`. */
  onEvent(event: TelemetryEvent): void
  /** Called with each request to a wallet or to the secure frame. */
  onRequest?(request: ObservedRequest): void
  /** Returns true if the instance was destroyed while this was loading. */
  readonly isEnded?: (() => boolean) | undefined
  /** A wallet was connected when the page was left: sessions are resumed before anything is drawn. */
  readonly isReturning?: boolean | undefined
  /** Returns the readings that the page shows until sessions are resumed. */
  before?(): Readings
  /** Tests provide a core of their own. */
  readonly core?: Core | undefined
}

/**
 * Creates the core and renders the closed modal into the page.
 *
 * @throws LatchkeyError `instance.stopped` if it was stopped before the end; then nothing was started,
 *   since its adapters may already serve another instance.
 */
export async function mountModal(input: MountInput): Promise<Modal> {
  const { options, page, isEnded, before, isReturning = false } = input
  const texts = await createTexts(chooseLocale(options.locale, page.document), {
    ...namespaceTexts(options.adapters),
    ...options.strings,
  })
  const { container, id } = options
  const parent = container ?? (await bodyOf(page.document))
  const drawn = createDeferred()
  const core = input.core ?? createModalCore(input, drawn.promise)
  const { isEmbedded, hasAuth } = core.snapshot().options
  const [colorTools] = await Promise.all([
    createColorTools(core),
    hasAuth && loginComponents.load(),
  ])
  if (isEnded?.() === true) throw new LatchkeyError('instance.stopped', {})
  core.watchEvents(({ type }) => {
    if (type === 'modalOpened') texts.retry()
  })
  // Installed wallets answer while it starts. Sessions are resumed at the same time, and nothing
  // waits for a wallet that never answers.
  const started = core.start().catch(() => {})
  const leaveCookie = keepAccountCookie(core, options, page)
  // A login that is resumed needs the place of its frame.
  const canWait = isReturning && !isEmbedded && !hasAuth
  const undraw = draw({
    core,
    texts,
    colorTools,
    page,
    parent,
    id,
    nonce: options.nonce,
    offer: (host) =>
      isEmbedded && container === undefined ? offerHost(page, { id, host }) : () => {},
    onDrawn: drawn.resolve,
    isDue: canWait ? whenDue(page, core, started) : undefined,
  })
  const readings = readCore(core, texts.current, colorTools.current)
  return {
    core,
    readings: before === undefined ? readings : resumingReadings(readings, before),
    watch: (listener) =>
      joined(...[core, texts, colorTools].map((source) => source.subscribe(listener))),
    adapters: () => adaptersOf(options, core),
    setLocale: texts.use,
    connect: (namespace) => connectInModal(core, namespace),
    destroy: () => {
      leaveCookie()
      core.stop()
      undraw()
    },
  }
}

/** Creates the core of a modal. What waits for a paint waits until the modal is drawn. */
function createModalCore(
  { options, page, onEvent, onRequest }: MountInput,
  drawn: Promise<void>,
): Core {
  return createUncheckedCore({
    ...withEventListener(options, onEvent, page),
    framework: 'react',
    ports: { observer: onRequest, afterPaint: () => drawn.then(() => afterPaint(page)) },
  })
}

/** A promise, and what resolves it. */
function createDeferred(): { readonly promise: Promise<void>; resolve(): void } {
  let resolve = (): void => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

interface Drawing {
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

/** A closed modal is not seen: it is rendered after sessions are resumed, once the page is idle. */
function whenDue(page: PageWindow, core: Core, started: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    core.watchEvents(({ type }) => {
      if (type === 'modalOpened') resolve()
    })
    void started.then(() => whenIdle(page, resolve))
  })
}

function draw(drawing: Drawing): () => void {
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

function joined(...undos: readonly (() => void)[]): () => void {
  return () => {
    for (const undo of undos) undo()
  }
}
