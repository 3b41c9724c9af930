const STEPS = ['patch', 'minor', 'major']

/**
 * Packages that have others inside, which `changeset version` cannot know: nothing asks for those when they are
 * installed.
 *
 * @param manifests - Of every published package.
 * @returns For each, whose changes it carries, and how large its own step is at most.
 */
export function carriersOf(manifests) {
  const bundle = manifests.find(({ name }) => name === '@latchkey/browser')
  return [
    // Its files have all of them inside.
    {
      name: '@latchkey/browser',
      carried: Object.keys(bundle?.devDependencies ?? {}).filter(isOurs),
      most: 'major',
    },
    // Sites that it writes ask for the versions of the day of its build.
    {
      name: 'create-latchkey',
      carried: manifests.map(({ name }) => name).filter(isOurs),
      most: 'patch',
    },
  ]
}

/**
 * The steps that packages take because of what they carry, in addition to those of the changesets.
 *
 * @param changesets - As `readChangeset` gives them.
 * @param carriers - As `carriersOf` gives them.
 * @returns The step by package, where no changeset has one as large.
 */
export function carriedSteps(changesets, carriers) {
  const found = {}
  for (const { name, carried, most } of carriers) {
    // A package that was raised because of another one counts for those after it.
    const all = [...changesets.map(({ steps }) => steps), found]
    const inside = largest(all.flatMap((steps) => carried.map((each) => steps[each])))
    const wanted = Math.min(inside, STEPS.indexOf(most))
    if (wanted > largest(changesets.map(({ steps }) => steps[name]))) found[name] = STEPS[wanted]
  }
  return found
}

/** @returns The text of a changeset with these steps; undefined where there are none. */
export function carriedChangeset(steps) {
  const names = Object.keys(steps)
  if (names.length === 0) return undefined
  const head = names.map((name) => `"${name}": ${steps[name]}`)
  return `---\n${head.join('\n')}\n---\n\nContains the newest versions of the other packages.\n`
}

function largest(steps) {
  return Math.max(-1, ...steps.map((step) => STEPS.indexOf(step)))
}

function isOurs(name) {
  return name.startsWith('@latchkey/')
}
