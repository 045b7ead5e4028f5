"""Learns which words of a description are printed and which are refused. Called by `pnpm wizard:learn`, which says what it needs.

    learnMarks.py <examples> <model> <base>

Continues with the lower layers of <base>, a language model that knows English (bge-small-en-v1.5, MIT license): its name or its folder.
<examples> is JSON: `kept` (the rows of its vocabulary that are kept), `features`, and by example the tokens' `rows`, for each word the number
of its first token (`at`), its `features`, whether it's `printed`, its kind of refusal or 0 (`refused`), and how much that counts (`sureness`);
`apart` has examples that aren't learned from. Writes <model> as
`modelFrom` in packages/designers/src/editor/reading/marking/model.ts reads it or, if there are examples apart, what speaks for each of their
words as JSON.
"""

import gzip
import json
import struct
import sys
from pathlib import Path

import numpy
import torch
from torch import nn
from torch.nn.functional import binary_cross_entropy_with_logits, cross_entropy
from transformers import BertModel

LAYERS = 9
ROUNDS = 2
BATCH = 16
# The kinds of refusals, `refusedKinds` in packages/designers/src/editor/reading/refused/kinds.ts, and how much they count.
KINDS, REFUSAL_SHARE = 7, 2
# Number of different positive values that are stored.
LEVELS = 15
# Learning rates for pretrained and for new weights.
RATE, NEW_RATE = 1e-4, 1e-3

torch.manual_seed(1)
given = json.loads(Path(sys.argv[1]).read_text())
random = numpy.random.default_rng(1)


class Marker(nn.Module):
    def __init__(self):
        super().__init__()
        self.bert = BertModel.from_pretrained(sys.argv[3], add_pooling_layer=False, hidden_act="gelu_new")
        self.bert.encoder.layer = self.bert.encoder.layer[:LAYERS]
        tokens = self.bert.embeddings.word_embeddings
        tokens.weight.data = tokens.weight.data[given["kept"]]
        # The last row is for no feature.
        self.features = nn.Embedding(len(given["features"]) + 1, tokens.embedding_dim, padding_idx=len(given["features"]))
        nn.init.zeros_(self.features.weight)
        self.print = nn.Linear(tokens.embedding_dim, 1)
        self.refusal = nn.Linear(tokens.embedding_dim, 1 + KINDS)
        self.left = nn.Dropout(0.1)

    def forward(self, tokens, mask, features, at):
        rows = self.bert.embeddings.word_embeddings(tokens) + self.features(features).sum(2)
        states = self.bert(inputs_embeds=rows, attention_mask=mask)
        words = self.left(states.last_hidden_state).gather(1, at.unsqueeze(-1).expand(-1, -1, states.last_hidden_state.shape[-1]))
        return self.print(words).squeeze(-1), self.refusal(words)


net = Marker()
none = net.features.padding_idx
most = max(len(features) for one in given["examples"] + given["apart"] for features in one["features"])


def batches(examples, shuffled):
    """Examples of about the same length, as tensors."""
    order = numpy.argsort([len(one["rows"]) + shuffled * random.uniform(0, 15) for one in examples])
    groups = [order[start : start + BATCH] for start in range(0, len(order), BATCH)]
    if shuffled:
        random.shuffle(groups)
    for group in groups:
        own = [examples[index] for index in group]
        tokens, words = max(len(one["rows"]) for one in own), max(len(one["at"]) for one in own)
        rows, mask = torch.zeros(len(own), tokens, dtype=torch.long), torch.zeros(len(own), tokens)
        features = torch.full((len(own), tokens, most), none)
        at, printed, judged, refused, sureness = (
            torch.zeros(len(own), words, dtype=kind) for kind in (torch.long, torch.float, torch.float, torch.long, torch.float)
        )
        for index, one in enumerate(own):
            rows[index, : len(one["rows"])] = torch.tensor(one["rows"])
            mask[index, : len(one["rows"])] = 1
            for token, known in zip(one["at"], one["features"]):
                features[index, token, : len(known)] = torch.tensor(known)
            at[index, : len(one["at"])] = torch.tensor(one["at"])
            printed[index, : len(one["at"])] = torch.tensor(one["printed"], dtype=torch.float)
            judged[index, : len(one["at"])] = 1
            refused[index, : len(one["at"])] = torch.tensor(one["refused"])
            sureness[index, : len(one["at"])] = torch.tensor(one["sureness"])
        yield group, (rows, mask, features, at), (printed, judged), (refused, sureness)


known, new = ([one for name, one in net.named_parameters() if name.startswith("bert.") == isKnown] for isKnown in (True, False))
steps = torch.optim.AdamW([{"params": known, "lr": RATE}, {"params": new, "lr": NEW_RATE}], weight_decay=0.01)
count = ROUNDS * -(-len(given["examples"]) // BATCH)
rates = torch.optim.lr_scheduler.OneCycleLR(steps, [RATE, NEW_RATE], total_steps=count, pct_start=0.1)
for _round in range(ROUNDS):
    for _, inputs, (printed, judged), (refused, sureness) in batches(given["examples"], shuffled=True):
        print_scores, refusal_scores = net(*inputs)
        wrong = (binary_cross_entropy_with_logits(print_scores, printed, reduction="none") * judged).sum() / judged.sum()
        missed = (cross_entropy(refusal_scores.transpose(1, 2), refused, reduction="none") * sureness).sum()
        wrong = wrong + REFUSAL_SHARE * missed / sureness.sum().clamp(min=1)
        steps.zero_grad()
        wrong.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        steps.step()
        rates.step()
        if rates.last_epoch % 50 == 0:
            print(f"{rates.last_epoch} of {count} steps, {wrong.item():.3f}", flush=True)

net.eval()
if given["apart"]:
    scores = [None] * len(given["apart"])
    with torch.no_grad():
        for group, inputs, _, _ in batches(given["apart"], shuffled=False):
            for index, own in zip(group, net(*inputs)[0].tolist()):
                scores[index] = own[: len(given["apart"][index]["at"])]
    Path(sys.argv[2]).write_text(json.dumps(scores))
    sys.exit()


bert = net.bert
embeddings, layers = bert.embeddings, bert.encoder.layer
# All tokens are of one type, whose row is added to each.
learned = [
    torch.cat([embeddings.word_embeddings.weight, net.features.weight[:none]]),
    embeddings.position_embeddings.weight + embeddings.token_type_embeddings.weight[0],
]
parts = [embeddings.LayerNorm]
for layer in layers:
    attention = layer.attention
    parts += [attention.self.query, attention.self.key, attention.self.value, attention.output.dense, attention.output.LayerNorm]
    parts += [layer.intermediate.dense, layer.output.dense, layer.output.LayerNorm]
for part in [*parts, net.print, net.refusal]:
    learned += [part.weight, part.bias]
learned = [numbers.detach().numpy() for numbers in learned]


def stored(numbers):
    """A vector as floats, a matrix as a unit for each row, then a byte for each number: few different ones, which compress well."""
    if numbers.ndim == 1:
        return numbers.astype("<f4").tobytes()
    units = numpy.maximum(numpy.abs(numbers).max(axis=1, keepdims=True) / LEVELS, 1e-12).astype("<f4")
    return units.tobytes() + numpy.rint(numbers / units).astype("i1").tobytes()


header = json.dumps(
    {
        "names": given["names"],
        "digest": given["digest"],
        "width": bert.config.hidden_size,
        "heads": bert.config.num_attention_heads,
        "inner": bert.config.intermediate_size,
        "positions": bert.config.max_position_embeddings,
        "layers": LAYERS,
    }
).encode()
# The numbers start at a multiple of four bytes.
header += b" " * (-len(header) % 4)
file = struct.pack("<I", len(header)) + header + b"".join(map(stored, learned))
Path(sys.argv[2]).write_bytes(gzip.compress(file, mtime=0))
