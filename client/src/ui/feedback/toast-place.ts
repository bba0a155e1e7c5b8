/**
 * Where toasts are. On a wide screen they are above the save bar. On a narrow one they are as wide as what they would cover
 * there, the page or the buttons of a step, and the keyboard may be over them: they are on the app's bar instead.
 */
export const toastPlace = 'max-lg:top-1 lg:bottom-[calc(var(--bottom-bar,0px)+1.5rem)]';
