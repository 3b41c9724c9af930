import type { ReactElement } from 'react'
import { writeConfiguration } from '../../options/configuration.ts'
import type { Option } from '../../options/option.ts'
import { isDefault } from '../../options/option-value.ts'
import { type Configuration, type OptionName, SECTIONS } from '../../options/options-table.ts'
import { useLab, useLabState } from '../lab/lab-context.ts'
import { Panel } from '../parts/panel.tsx'
import { OptionControl } from './option-control.tsx'

/** Every option as a switch. The address of the page is the configuration. */
export function OptionsPanel(): ReactElement {
  const lab = useLab()
  const { configuration } = useLabState()
  return (
    <Panel
      title="Options"
      note="Each switch is part of this page’s address: send the link, and others see the same."
      aside={<ResetLink configuration={configuration} />}
    >
      {SECTIONS.map(({ title, options }) => (
        <details key={title} className="group" open={title === 'Look'}>
          <summary>
            {title}
            <MovedCount options={options} configuration={configuration} />
          </summary>
          <div className="group-body">
            {options.map((option) => (
              <OptionControl
                key={option.name}
                option={option}
                value={configuration[option.name]}
                onChange={(value) => lab.change(option.name, value)}
              />
            ))}
          </div>
        </details>
      ))}
    </Panel>
  )
}

function ResetLink({
  configuration,
}: {
  readonly configuration: Configuration
}): ReactElement | null {
  if (writeConfiguration(configuration) === '') return null
  return (
    <a className="quiet" href="?hood=true">
      Reset
    </a>
  )
}

interface MovedCountProps {
  readonly options: readonly Option<OptionName>[]
  readonly configuration: Configuration
}

function MovedCount({ options, configuration }: MovedCountProps): ReactElement | null {
  const moved = options.filter((option) => !isDefault(option, configuration[option.name]))
  return moved.length === 0 ? null : <bdi className="count">{moved.length} changed</bdi>
}
