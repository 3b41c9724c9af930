import { LatchkeyProvider } from '@latchkey/react'
import type { ReactElement, ReactNode } from 'react'
import { useLabState } from './lab/lab-context.ts'
import { ActionsPanel } from './panels/actions-panel.tsx'
import { EventsPanel } from './panels/events-panel.tsx'
import { FaultsPanel } from './panels/faults-panel.tsx'
import { Hero } from './panels/hero.tsx'
import { OptionsPanel } from './panels/options-panel.tsx'
import { PageHeader, SiteButtons } from './panels/page-header.tsx'
import { RefusalPanel } from './panels/refusal-panel.tsx'
import { SecondPanel } from './panels/second-panel.tsx'
import { SessionPanel } from './panels/session-panel.tsx'
import { WalletsPanel } from './panels/wallets-panel.tsx'

/** The page. */
export function App(): ReactElement {
  const { latchkey, second, refusal } = useLabState()
  return (
    <>
      {latchkey ? (
        <LatchkeyProvider value={latchkey}>
          <PageHeader>
            <SiteButtons />
          </PageHeader>
          <Main>
            <SessionPanel latchkey={latchkey} />
            <ActionsPanel />
            {second && <SecondPanel second={second} />}
          </Main>
        </LatchkeyProvider>
      ) : (
        <>
          <PageHeader />
          <Main>{refusal !== undefined && <RefusalPanel refusal={refusal} />}</Main>
        </>
      )}
    </>
  )
}

function Main({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <main>
      <Hero />
      <div className="columns">
        <div className="column">
          {children}
          <EventsPanel />
          <FaultsPanel />
        </div>
        <div className="column">
          <WalletsPanel />
          <OptionsPanel />
        </div>
      </div>
    </main>
  )
}
