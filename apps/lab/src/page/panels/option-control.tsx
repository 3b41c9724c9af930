import type { ReactElement } from 'react'
import type { ListOption, Option, OptionValue } from '../../options/option.ts'
import { readWords, writeValue } from '../../options/option-value.ts'
import { chainName } from '../networks/networks.ts'
import { Field } from '../parts/field.tsx'
import { Select } from '../parts/select.tsx'
import { Switch } from '../parts/switch.tsx'
import { TextInput } from '../parts/text-input.tsx'

interface OptionControlProps {
  readonly option: Option
  readonly value: OptionValue
  readonly onChange: (value: OptionValue) => void
}

/** The control for one row of the options table. */
export function OptionControl(props: OptionControlProps): ReactElement {
  const { option, value, onChange } = props
  const testId = `option-${option.name}`
  switch (option.kind) {
    case 'flag':
      return (
        <Field label={option.name} help={option.help} isInline>
          {(control) => (
            <Switch {...control} data-testid={testId} isOn={value === true} onToggle={onChange} />
          )}
        </Field>
      )
    case 'choice':
      return (
        <Field label={option.name} help={option.help} isInline>
          {(control) => (
            <Select
              {...control}
              data-testid={testId}
              value={writeValue(value)}
              choices={option.choices}
              onChoose={onChange}
            />
          )}
        </Field>
      )
    case 'list':
      return <ListControl {...props} option={option} testId={testId} />
    case 'text':
    case 'json':
      return (
        <Field label={option.name} help={option.help} isInline>
          {(control) => (
            <TextInput
              {...control}
              data-testid={testId}
              value={writeValue(value)}
              placeholder={option.placeholder}
              onCommit={onChange}
            />
          )}
        </Field>
      )
  }
}

interface ListControlProps extends Omit<OptionControlProps, 'option'> {
  readonly option: ListOption
  readonly testId: string
}

function ListControl({ option, value, onChange, testId }: ListControlProps): ReactElement {
  return (
    <Field label={option.name} help={option.help}>
      {(control) => (
        <>
          <TextInput
            {...control}
            data-testid={testId}
            value={writeValue(value)}
            placeholder={option.placeholder}
            onCommit={(text) => onChange(readWords(text))}
          />
          {option.choices && (
            <ChoiceButtons
              label={option.name}
              selected={readWords(writeValue(value))}
              choices={option.choices}
              onChange={onChange}
            />
          )}
        </>
      )}
    </Field>
  )
}

interface ChoiceButtonsProps {
  readonly label: string
  readonly selected: readonly string[]
  readonly choices: readonly string[]
  readonly onChange: (selected: readonly string[]) => void
}

function ChoiceButtons({ label, selected, choices, onChange }: ChoiceButtonsProps): ReactElement {
  const toggle = (choice: string) =>
    selected.includes(choice) ? selected.filter((other) => other !== choice) : [...selected, choice]
  return (
    <fieldset className="chips">
      <legend className="hidden">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className="chip"
          aria-pressed={selected.includes(choice)}
          onClick={() => onChange(toggle(choice))}
        >
          {chainName(choice)}
        </button>
      ))}
    </fieldset>
  )
}
