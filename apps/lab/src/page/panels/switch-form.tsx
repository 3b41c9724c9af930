import { type ReactElement, useState } from 'react'
import { requestSwitch } from '../actions/lab-actions.ts'
import type { LabActions } from '../actions/use-actions.ts'
import { useLabState } from '../lab/lab-context.ts'
import { chainName, networkIdOf } from '../networks/networks.ts'
import { Field } from '../parts/field.tsx'
import { Select } from '../parts/select.tsx'

/** A chain that the site does not list. */
const UNLISTED = '424242'

/** Changes the network, through the instance or past it. */
export function SwitchForm({ request, run }: Pick<LabActions, 'request' | 'run'>): ReactElement {
  const { networks } = useLabState().configuration
  const [chosen, setChosen] = useState(networks[1] ?? networks[0] ?? UNLISTED)
  const label = `Switch to ${chainName(chosen)}`
  return (
    <div className="switch-form">
      <Field label="Network" isInline>
        {(control) => (
          <Select
            {...control}
            data-testid="lab-switch-to"
            value={chosen}
            choices={[...networks, UNLISTED].map((id) => ({ value: id, label: chainName(id) }))}
            onChoose={setChosen}
          />
        )}
      </Field>
      <button
        type="button"
        data-testid="lab-switch-network"
        onClick={() => run(label, (latchkey) => latchkey.switchNetwork(networkIdOf(chosen)))}
      >
        Switch network
      </button>
      <button
        type="button"
        data-testid="lab-request-switch"
        onClick={() => request(`${label}, by the wallet`, requestSwitch(Number(chosen)))}
      >
        Ask the wallet
      </button>
    </div>
  )
}
