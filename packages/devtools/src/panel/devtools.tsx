/** @jsxImportSource @emotion/react */
import { closeIcon, Icon, IconButton, keyholeIcon, TabPanel, Tabs, Text } from '@latchkey/ui'
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { type TabId, TEXTS } from '../texts.ts'
import type { PanelStore } from './create-panel-store.ts'
import {
  bodyStyles,
  headStyles,
  openerStyles,
  panelStyles,
  type Side,
  tabsStyles,
} from './panel.styles.ts'
import { TabContent } from './tab-content.tsx'

/** Props of the panel with its button. */
export interface DevtoolsProps {
  readonly store: PanelStore
  readonly side: Side
  readonly startsOpen: boolean
}

const PANEL_ID = 'devtools-panel'
const TAB_PANEL_ID = 'devtools-tab'
const TABS = Object.entries(TEXTS.tabs).map(([id, label]) => ({ id, label }))

/** A round button, and the panel above it. It is no dialog: the page stays in use beside it. */
export function Devtools({ store, side, startsOpen }: DevtoolsProps): ReactElement {
  const [isOpen, setIsOpen] = useState(startsOpen)
  // A panel that is open at first does not take the focus from the page.
  const [isPressed, setIsPressed] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setIsOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      {isOpen && <Panel store={store} side={side} takesFocus={isPressed} onClose={close} />}
      <button
        ref={opener}
        type="button"
        aria-label={TEXTS.title}
        aria-expanded={isOpen}
        aria-controls={isOpen ? PANEL_ID : undefined}
        title={TEXTS.title}
        data-testid="devtools-open"
        css={(theme) => openerStyles(theme, side)}
        onClick={() => {
          setIsPressed(true)
          setIsOpen(!isOpen)
        }}
      >
        <Icon shape={keyholeIcon} size="l" />
      </button>
    </>
  )
}

interface PanelProps {
  readonly store: PanelStore
  readonly side: Side
  readonly takesFocus: boolean
  onClose(): void
}

function Panel({ store, side, takesFocus, onClose }: PanelProps): ReactElement {
  const [tab, setTab] = useState<TabId>('timeline')
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    store.loadHosts()
    if (takesFocus) panel.current?.focus()
  }, [store, takesFocus])
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    // The page does not close something of its own by the same key.
    event.stopPropagation()
    onClose()
  }
  return (
    <section
      ref={panel}
      id={PANEL_ID}
      aria-label={TEXTS.title}
      data-part="devtools-panel"
      tabIndex={-1}
      css={(theme) => panelStyles(theme, side)}
      onKeyDown={closeByKey}
    >
      <header css={headStyles}>
        <Text as="h2" variant="title">
          {TEXTS.title}
        </Text>
        <IconButton
          icon={closeIcon}
          label={TEXTS.close}
          data-testid="devtools-close"
          onClick={onClose}
        />
      </header>
      <Tabs
        label={TEXTS.title}
        tabs={TABS}
        selected={tab}
        // The ids are those of the tabs above.
        onSelect={(id) => setTab(id as TabId)}
        panelId={TAB_PANEL_ID}
        css={tabsStyles}
      />
      <div css={bodyStyles}>
        <TabPanel id={TAB_PANEL_ID} tab={tab}>
          <TabContent store={store} tab={tab} />
        </TabPanel>
      </div>
    </section>
  )
}
