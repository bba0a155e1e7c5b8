/** Stable, so that it is called once for each text. */
const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Why something was not done, at the end of a dialog that may be longer than the screen: it is scrolled to. */
export const Refusal = ({ text }: { text: string }) => (
  <p key={text} ref={reveal} role="alert" className="text-sm font-medium text-danger-text">
    {text}
  </p>
);
