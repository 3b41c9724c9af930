import { h, type VNode } from 'vue'

/** The label, options and choice of a group of radio buttons. */
export interface Choices {
  readonly label: string
  readonly names: readonly string[]
  readonly chosen: string
}

/** A group of radio buttons, one of which is chosen. */
export function drawChoices(
  { label, names, chosen }: Choices,
  choose: (name: string) => void,
): VNode {
  const drawChoice = (name: string): VNode =>
    h('label', { key: name }, [
      h('input', {
        type: 'radio',
        name: `playground-${label}`,
        value: name,
        checked: name === chosen,
        onChange: () => choose(name),
      }),
      name,
    ])
  return h('fieldset', { class: 'playground-choices' }, [
    h('legend', label),
    ...names.map(drawChoice),
  ])
}
