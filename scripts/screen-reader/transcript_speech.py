"""A speech server for Orca that writes what Orca says to the file SPEECH_FILE instead of speaking it.

One JSON string per line and utterance.
"""

import json
import os

from orca import speechserver


def _write(text):
    with open(os.environ["SPEECH_FILE"], "a", encoding="utf-8") as file:
        file.write(json.dumps(text or "") + "\n")


class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getFactoryName():
        return "Transcript"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    def getInfo(self):
        return ["Transcript", "transcript"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        _write(text)

    def speakCharacter(self, character, acss=None):
        _write(character)

    def sayAll(self, utteranceIterator, progressCallback):
        for [context, _acss] in utteranceIterator:
            _write(context.utterance)
