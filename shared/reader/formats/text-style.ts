/** What documents of Word and OpenDocument say of a paragraph and its text. Sizes and distances are in points. */
export interface TextStyle {
  size?: number | undefined;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  isHidden?: boolean | undefined;
  spaceBefore?: number | undefined;
  spaceAfter?: number | undefined;
  indent?: number | undefined;
  hasRuleBelow?: boolean | undefined;
}
