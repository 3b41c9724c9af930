import { LatchkeyProvider } from '@latchkey/react'
import type { ReactElement } from 'react'
import { Hood } from './hood/hood.tsx'
import { useLabState } from './lab/lab-context.ts'
import { ActionsPanel } from './panels/actions-panel.tsx'
import { SecondPanel } from './panels/second-panel.tsx'
import { SessionPanel } from './panels/session-panel.tsx'
import { LabBar } from './stage/lab-bar.tsx'
import { isFramed } from './stage/phone-stage.tsx'
import { Stage } from './stage/stage.tsx'

/** The page: a stage with the product, the lab's controls above it, and everything behind it. */
export function App(): ReactElement {
  const { latchkey, second, configuration } = useLabState()
  if (isFramed()) return <Stage />
  return (
    <div className="lab" data-hood={configuration.hood}>
      <div className="lab-column">
        <div className="lab-page">
          <LabBar />
          <Stage />
        </div>
      </div>
      <Hood>
        {latchkey && (
          <LatchkeyProvider value={latchkey}>
            <SessionPanel latchkey={latchkey} />
            <ActionsPanel />
            {second && <SecondPanel second={second} />}
          </LatchkeyProvider>
        )}
      </Hood>
    </div>
  )
}
