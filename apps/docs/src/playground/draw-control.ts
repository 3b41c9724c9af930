import type { ThemeVariables } from '@latchkey/react'
import { h, type VNode } from 'vue'
import type { Control } from './controls.ts'

/** Called with the new value; an empty text takes the token away. */
export type SetToken = (token: keyof ThemeVariables, value: string | number) => void

/** One line of the form: label, field, and what takes the choice back. */
export function drawControl(control: Control, variables: ThemeVariables, set: SetToken): VNode {
  const { token, label } = control
  const id = `playground-${token}`
  const isChosen = variables[token] !== undefined
  return h('div', { class: 'playground-line', key: token }, [
    h('label', { for: id }, label),
    h('span', { class: 'playground-field' }, drawFields(control, { id, variables, set })),
    h(
      'button',
      {
        type: 'button',
        disabled: !isChosen,
        'aria-label': `Default for ${label}`,
        onClick: () => set(token, ''),
      },
      'Default',
    ),
  ])
}

interface FieldInput {
  readonly id: string
  readonly variables: ThemeVariables
  readonly set: SetToken
}

function drawFields(control: Control, { id, variables, set }: FieldInput): VNode[] {
  const { token, kind, label, range: [least, most, start] = [0, 0, 0] } = control
  const value = variables[token]
  const onText = (event: Event): void => set(token, textOf(event))
  switch (kind) {
    case 'color': {
      const shown = value ?? control.start
      return [
        h('input', { id, type: 'color', value: shown, onInput: onText }),
        h('input', {
          type: 'text',
          value: value ?? '',
          placeholder: control.start,
          spellcheck: false,
          'aria-label': `${label} as text`,
          onChange: onText,
        }),
      ]
    }
    case 'range':
      return [
        h('input', {
          id,
          type: 'range',
          min: least,
          max: most,
          value: value ?? start,
          onInput: (event: Event) => set(token, Number(textOf(event))),
        }),
        h('output', { for: id }, `${value ?? start}`),
      ]
    case 'switch':
      return [
        h('input', {
          id,
          type: 'checkbox',
          checked: value !== undefined,
          onChange: () => set(token, value === undefined ? 'more' : ''),
        }),
      ]
    case 'text':
      return [
        h('input', {
          id,
          type: 'text',
          value: value ?? '',
          placeholder: control.start,
          onChange: onText,
        }),
      ]
  }
}

function textOf({ target }: Event): string {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    ? target.value
    : ''
}
