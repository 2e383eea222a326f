import type { Sound } from '../line/stage.ts';

/** What each sound is made of. */
export function sound(audio: AudioContext, which: Sound): void {
  switch (which) {
    case 'card':
      rustle(audio, 0.05, 2600, 0.16);
      break;
    case 'trick':
      rustle(audio, 0.28, 900, 0.1);
      break;
    case 'seal':
      knock(audio, 180, 0);
      break;
    case 'reveal':
      [220, 250, 280, 310, 350].forEach((pitch, nth) => {
        knock(audio, pitch, nth * 0.09);
      });
      break;
    case 'tie':
      knock(audio, 520, 0);
      knock(audio, 520, 0.12);
      break;
    case 'turn':
      bell(audio, 880, 0);
      break;
    case 'win':
      [660, 880, 1108].forEach((pitch, nth) => {
        bell(audio, pitch, nth * 0.14);
      });
      break;
    case 'no':
      tone(audio, { type: 'sine', pitch: 140, at: 0, seconds: 0.12, loudness: 0.16 });
      break;
  }
}

/** Wood on wood. */
function knock(on: AudioContext, pitch: number, at: number): void {
  tone(on, { type: 'triangle', pitch, at, seconds: 0.09, loudness: 0.16 });
}

function bell(on: AudioContext, pitch: number, at: number): void {
  tone(on, { type: 'sine', pitch, at, seconds: 0.38, loudness: 0.1 });
  tone(on, { type: 'sine', pitch: pitch * 2.76, at, seconds: 0.16, loudness: 0.03 });
}

type Tone = { type: OscillatorType; pitch: number; at: number; seconds: number; loudness: number };

function tone(on: AudioContext, { type, pitch, at, seconds, loudness }: Tone): void {
  const from = on.currentTime + at;
  const source = new OscillatorNode(on, { type, frequency: pitch });
  source.connect(fading(on, from, seconds, loudness));
  source.start(from);
  source.stop(from + seconds);
}

/** Noise through a narrow gate sounds like paper. */
function rustle(on: AudioContext, seconds: number, pitch: number, loudness: number): void {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * seconds), on.sampleRate);
  buffer.getChannelData(0).forEach((_, index, samples) => {
    samples[index] = Math.random() * 2 - 1;
  });
  const source = new AudioBufferSourceNode(on, { buffer });
  const gate = new BiquadFilterNode(on, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source.connect(gate).connect(fading(on, on.currentTime, seconds, loudness));
  source.start();
}

function fading(on: AudioContext, from: number, seconds: number, loudness: number): GainNode {
  const gain = new GainNode(on, { gain: 0 });
  gain.gain.setValueAtTime(loudness, from);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  gain.connect(on.destination);
  return gain;
}
