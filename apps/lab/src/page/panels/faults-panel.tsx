import type { ReactElement } from 'react'
import { FAULTS, FAULTY_PARTS } from '../faults/fault-kinds.ts'
import { useHealth } from '../faults/use-health.ts'
import { Field } from '../parts/field.tsx'
import { Panel } from '../parts/panel.tsx'
import { Select } from '../parts/select.tsx'

const FINE = 'fine'

/** Makes parts of the sandbox slow, broken, silent or lying. */
export function FaultsPanel(): ReactElement {
  const { health, isReachable, change } = useHealth()
  const heal = (
    <button type="button" className="quiet" onClick={() => change((desk) => desk.healAll())}>
      Heal all
    </button>
  )
  return (
    <Panel title="Faults" note="What the services of this machine do wrong." aside={heal}>
      {!isReachable && <p className="empty">The control desk does not answer.</p>}
      {FAULTY_PARTS.map(({ part, label }) => (
        <Field key={part} label={label} isInline>
          {(control) => (
            <Select
              {...control}
              data-testid={`fault-${part}`}
              value={health[part] ?? FINE}
              choices={[FINE, ...FAULTS.map(({ id }) => id)]}
              onChoose={(id) => {
                const known = FAULTS.find((fault) => fault.id === id)
                change((desk) => desk.set(part, known?.fault ?? null))
              }}
            />
          )}
        </Field>
      ))}
    </Panel>
  )
}
