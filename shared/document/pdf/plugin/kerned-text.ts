import type { jsPDF } from 'jspdf';
import type { PluginEvents } from './internals';

/** A part of a text that is set without kerning, by its length and its distance from the text's start in millimeters. */
export interface Piece {
  length: number;
  distance: number;
}

interface Start {
  x: number;
  baseline: number;
  /** Counter-clockwise, in degrees. */
  angle?: number | undefined;
}

/** Draws text of which every piece has its own place: jsPDF itself does not kern embedded fonts. */
export const kernedText = (pdf: jsPDF, events: PluginEvents) => {
  const points = pdf.internal.scaleFactor;
  let pieces: readonly Piece[] = [];
  let start: Start = { x: 0, baseline: 0 };

  /** Where a piece is drawn: relative to the one before, in turned text from the page's lower left corner. */
  const placeOf = ({ distance }: Piece, i: number): [x: number, y: number] => {
    const { x, baseline, angle } = start;
    const bottom = pdf.internal.pageSize.getHeight() - baseline;
    if (angle === undefined && i > 0) return [(distance - (pieces[i - 1]?.distance ?? 0)) * points, 0];
    const radians = ((angle ?? 0) * Math.PI) / 180;
    return [(x + distance * Math.cos(radians)) * points, (bottom + distance * Math.sin(radians)) * points];
  };

  events.on('postProcessText', (payload) => {
    const [codes] = payload.text;
    if (typeof codes !== 'string' || pieces.length < 2) return;
    let from = 0;
    payload.text = pieces.map((piece, i) => {
      const part = codes.slice(from, (from += 4 * piece.length));
      return [part, ...placeOf(piece, i)];
    });
  });

  return (text: string, at: Start, parts: readonly Piece[]) => {
    [start, pieces] = [at, parts];
    pdf.text(text, at.x, at.baseline, at.angle === undefined ? undefined : { angle: at.angle });
  };
};
