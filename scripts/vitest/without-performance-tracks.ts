/**
 * Turns off the tracks that React's development build draws into the browser's performance panel, and
 * the stacks that it prepares for the debugger. Nothing reads them in tests, and they are a part of the
 * time of each render. React looks for these functions when it is loaded.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined })
