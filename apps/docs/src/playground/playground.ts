import type { ThemeMode } from '@latchkey/core'
import {
  defineComponent,
  h,
  onBeforeUnmount,
  onMounted,
  type Ref,
  ref,
  type ShallowRef,
  shallowRef,
  type VNode,
  watch,
} from 'vue'
import { CONTROLS } from './controls.ts'
import { drawChoices } from './draw-choices.ts'
import { drawControl } from './draw-control.ts'
import './playground.css'
import { type PlaygroundModal, startModal, VIEWS, type View } from './start-modal.ts'
import { codeOf, PRESET_NAMES, type ThemeChoice, tokensOf, withToken } from './theme-choice.ts'
import { warningsOf } from './warnings.ts'

const FORM_ID = 'playground-form'
const MODES: readonly ThemeMode[] = ['light', 'dark', 'system']
const VIEW_NAMES: Readonly<Record<View, string>> = {
  Connect: 'Connect',
  Account: 'Account',
  WalletSend: 'Send',
  Networks: 'Networks',
}

/**
 * The modal, the form of its theme beside it, the code below. Where there is no room beside the modal, the form is a
 * sheet at the lower edge of the window, which folds: the modal stays in sight while its theme changes.
 */
export const ThemePlayground = defineComponent({
  name: 'ThemePlayground',
  setup() {
    const choice = shallowRef<ThemeChoice>({ themeMode: 'light', variables: {} })
    const view = ref<View>('Connect')
    const copied = ref('')
    const isFolded = ref(true)
    const place = ref<HTMLElement>()
    let modal: PlaygroundModal | undefined

    function applyTheme(): void {
      const { themeMode, variables } = choice.value
      void modal?.setTheme(themeMode, variables)
      copied.value = ''
    }

    onMounted(() => {
      if (place.value) modal = startModal(place.value)
      applyTheme()
    })
    onBeforeUnmount(() => modal?.destroy())
    watch(choice, applyTheme)

    return () =>
      h('div', { class: 'playground' }, [
        h('div', { class: 'playground-side' }, [
          drawViews(view, (next) => void modal?.show(next)),
          h('div', { ref: place, class: 'playground-modal' }),
        ]),
        h('div', { class: ['playground-sheet', { 'is-folded': isFolded.value }] }, [
          drawFold(isFolded),
          drawForm(choice),
        ]),
        drawCode(choice.value, copied),
      ])
  },
})

/** Shown where the form is a sheet. */
function drawFold(isFolded: Ref<boolean>): VNode {
  return h(
    'button',
    {
      type: 'button',
      class: 'playground-fold',
      'aria-expanded': !isFolded.value,
      'aria-controls': FORM_ID,
      onClick: () => {
        isFolded.value = !isFolded.value
      },
    },
    isFolded.value ? 'Change the theme' : 'Hide the controls',
  )
}

function drawForm(choice: ShallowRef<ThemeChoice>): VNode {
  const { preset = 'none', themeMode, variables } = choice.value
  const names = ['none', ...PRESET_NAMES]
  return h(
    'form',
    { id: FORM_ID, class: 'playground-form', onSubmit: (event: Event) => event.preventDefault() },
    [
      drawWarnings(choice.value),
      drawChoices({ label: 'Preset', names, chosen: preset }, (name) => {
        const next = PRESET_NAMES.find((each) => each === name)
        choice.value = { themeMode, preset: next, variables: tokensOf(next) }
      }),
      drawChoices({ label: 'Mode', names: MODES, chosen: themeMode }, (name) => {
        const next = MODES.find((each) => each === name) ?? 'light'
        choice.value = { ...choice.value, themeMode: next }
      }),
      ...CONTROLS.map((control) =>
        drawControl(control, variables, (token, value) => {
          choice.value = { ...choice.value, variables: withToken(variables, token, value) }
        }),
      ),
    ],
  )
}

function drawViews(view: Ref<View>, show: (view: View) => void): VNode {
  const names = VIEWS.map((each) => VIEW_NAMES[each])
  return drawChoices({ label: 'View', names, chosen: VIEW_NAMES[view.value] }, (name) => {
    view.value = VIEWS.find((each) => VIEW_NAMES[each] === name) ?? 'Connect'
    show(view.value)
  })
}

function drawWarnings({ themeMode, variables }: ThemeChoice): VNode {
  const modes = themeMode === 'system' ? (['light', 'dark'] as const) : [themeMode]
  const lines = new Set(modes.flatMap((mode) => warningsOf(mode, variables)))
  return h(
    'div',
    { role: 'status', class: 'playground-warnings' },
    [...lines].map((line) => h('p', { key: line }, line)),
  )
}

function drawCode(choice: ThemeChoice, copied: Ref<string>): VNode {
  const code = codeOf(choice)
  async function copy(): Promise<void> {
    copied.value = await navigator.clipboard.writeText(code).then(
      () => 'Copied',
      () => 'Copying failed. Select the code and copy it.',
    )
  }
  return h('div', { class: 'playground-code' }, [
    h('button', { type: 'button', onClick: () => void copy() }, 'Copy code'),
    h('span', { role: 'status' }, copied.value),
    h('pre', { tabindex: 0, 'aria-label': 'Code of this theme' }, h('code', code)),
  ])
}
